import type { ServerMessage } from '@tallyho/game/protocol/server';
import type { Clock, Connection } from './ports.ts';

/**
 * Collects what is to be sent and sends each socket everything of one tick as one frame: a JSON array of messages.
 * More than doubles what a room can deliver, and costs no latency when there is just one message.
 */
export class Broadcast {
  readonly #clock: Clock;
  #waiting = new Map<string, { connection: Connection; messages: string[] }>();

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** Queues one message; give text that is already JSON to serialise once for many. */
  enqueue(connection: Connection, message: ServerMessage | string): void {
    const text = typeof message === 'string' ? message : JSON.stringify(message);
    const waiting = this.#waiting.get(connection.id);
    if (waiting) {
      waiting.messages.push(text);
      return;
    }
    if (this.#waiting.size === 0) this.#clock.soon(() => this.#flush());
    this.#waiting.set(connection.id, { connection, messages: [text] });
  }

  /** Sends at once what is queued for a socket that is about to be closed. */
  flush(connection: Connection): void {
    // The entry stays, empty: the flush that it has asked for is on its way.
    const messages = this.#waiting.get(connection.id)?.messages.splice(0) ?? [];
    this.#send(connection, messages);
  }

  #flush(): void {
    const waiting = this.#waiting;
    this.#waiting = new Map();
    for (const { connection, messages } of waiting.values()) this.#send(connection, messages);
  }

  #send(connection: Connection, messages: string[]): void {
    if (messages.length === 0) return;
    try {
      connection.send(`[${messages.join(',')}]`);
    } catch {
      // The socket went away meanwhile: its owner gets a snapshot on coming back.
    }
  }
}
