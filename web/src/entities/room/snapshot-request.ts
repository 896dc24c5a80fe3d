import type { ClientCommand } from '@tallyho/game/protocol/client';
import { withCommandId } from './command-outbox.ts';

/** Time from a rejected request to the next one, in milliseconds. */
const retryAfter = 2_000;

/**
 * The request for a snapshot of the room: only one at a time. The room rejects it after too many requests, so a rejected one is
 * repeated. Otherwise a page that has missed a change would show an old state until the connection is closed.
 */
export class SnapshotRequest {
  readonly #send: (command: ClientCommand) => void;
  /** The id of the request without a snapshot; null: there is none. */
  #pending: string | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(send: (command: ClientCommand) => void) {
    this.#send = send;
  }

  /** Requests a snapshot, once until it arrives. */
  send(): void {
    if (this.#pending !== null) return;
    const command = withCommandId({ type: 'resync' });
    this.#pending = command.id;
    this.#send(command);
  }

  /** Handles the rejection of the command `id`, if it is this request. */
  rejected(id: string): void {
    if (id !== this.#pending) return;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.reset();
      this.send();
    }, retryAfter);
  }

  /** The snapshot has arrived, or is no longer expected on this connection. */
  reset(): void {
    clearTimeout(this.#timer);
    this.#pending = null;
  }
}
