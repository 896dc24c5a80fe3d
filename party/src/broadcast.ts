import type { ServerMessage } from '@tallyho/game/protocol/server';
import type { Clock, Connection } from './ports.ts';

/**
 * Batches outgoing messages: each socket receives all messages of one tick as one frame, a JSON array. This
 * more than doubles the throughput of a room and adds no latency to a single message.
 */
export class Broadcast {
  readonly #clock: Clock;
  #waiting = new Map<string, { connection: Connection; messages: string[] }>();
  /** `flushAll` is scheduled, or its caller has promised it. */
  #isFlushDue = false;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** Saves the timer of the next messages: the caller calls `flushAll` in this tick, even after an error. */
  hold(): void {
    this.#isFlushDue = true;
  }

  /** Queues one message. Pass JSON text to serialise a message once for many sockets. */
  enqueue(connection: Connection, message: ServerMessage | string): void {
    const text = typeof message === 'string' ? message : JSON.stringify(message);
    const waiting = this.#waiting.get(connection.id);
    if (waiting) {
      waiting.messages.push(text);
      return;
    }
    if (!this.#isFlushDue) this.#clock.soon(() => this.flushAll());
    this.#isFlushDue = true;
    this.#waiting.set(connection.id, { connection, messages: [text] });
  }

  /** Sends the queue of a socket immediately, because the socket is about to be closed. */
  flush(connection: Connection): void {
    const messages = this.#waiting.get(connection.id)?.messages.splice(0) ?? [];
    this.#send(connection, messages);
  }

  /** Sends the queues of all sockets. */
  flushAll(): void {
    const waiting = this.#waiting;
    this.#waiting = new Map();
    this.#isFlushDue = false;
    for (const { connection, messages } of waiting.values()) this.#send(connection, messages);
  }

  #send(connection: Connection, messages: string[]): void {
    if (messages.length === 0) return;
    try {
      connection.send(`[${messages.join(',')}]`);
    } catch {
      // The socket closed meanwhile. The client gets a snapshot when it reconnects.
    }
  }
}
