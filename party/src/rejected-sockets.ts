import type { Clock, Connection } from './ports.ts';

/** How long a rejected socket waits for the first frame of its client, in milliseconds. */
const firstFrameTimeout = 1_000;

/**
 * The sockets that the server closes as soon as they have opened. Without a frame from the client, the platform ends the
 * connection seconds later, and only then the browser reports the close code. So each waits for a frame, or for a second.
 */
export class RejectedSockets {
  readonly #clock: Pick<Clock, 'later'>;
  readonly #waiting = new Map<string, { closeNow: () => void; cancel: () => void }>();

  constructor(clock: Pick<Clock, 'later'>) {
    this.#clock = clock;
  }

  /** Calls `close` after the first frame of the client, or after a second. */
  add({ id }: Connection, close: () => void): void {
    const closeNow = () => {
      this.remove({ id });
      close();
    };
    this.#waiting.set(id, { closeNow, cancel: this.#clock.later(firstFrameTimeout, closeNow) });
  }

  /** Handles a frame of a client. */
  onFrame({ id }: Connection): void {
    this.#waiting.get(id)?.closeNow();
  }

  /** Handles the close of a socket. */
  remove({ id }: Pick<Connection, 'id'>): void {
    this.#waiting.get(id)?.cancel();
    this.#waiting.delete(id);
  }
}
