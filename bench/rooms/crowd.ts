import { heartbeatFrame, ping } from '@tallyho/game/protocol/heartbeat';
import type { WebSocket } from 'ws';

/** The content of a message from a server. `text` is the text of a chat line. */
export type Arrival = { kind: 'chat'; text: string } | { kind: 'confirmation' } | { kind: 'refusal' };

/** The message format of one kind of server. */
export type Dialect = {
  chat(client: number, text: string): string;
  /** A player's lock (true) or unlock (false). */
  confirmation(client: number, isLocked: boolean): string;
  read(frame: string): Arrival[];
};

export const clientsPerRoom = 8;

/**
 * All clients of one server, in rooms of eight. They only send and count, so that the measurement shows the
 * server.
 */
export class Crowd {
  readonly name: string;
  readonly sockets: readonly WebSocket[];
  readonly dialect: Dialect;
  #refused = 0;
  #take: (arrival: Arrival) => void = () => {};

  constructor(name: string, sockets: readonly WebSocket[], dialect: Dialect) {
    this.name = name;
    this.sockets = sockets;
    this.dialect = dialect;
    for (const socket of sockets) {
      socket.removeAllListeners('message');
      socket.on('message', (data) => {
        const frame = String(data);
        if (frame === ping) return void socket.send(heartbeatFrame);
        for (const arrival of dialect.read(frame)) {
          if (arrival.kind === 'refusal') this.#refused += 1;
          else this.#take(arrival);
        }
      });
    }
  }

  /**
   * Collects arrivals of one kind with their times (performance.now()). Resolves with `count` arrivals, or
   * with fewer after `timeout` ms.
   */
  collect(
    kind: Arrival['kind'],
    { count, timeout }: { count: number; timeout: number },
  ): Promise<{ arrival: Arrival; at: number }[]> {
    return new Promise((resolve) => {
      const collected: { arrival: Arrival; at: number }[] = [];
      const timer = setTimeout(() => resolve(collected), timeout);
      this.#take = (arrival) => {
        if (arrival.kind !== kind) return;
        collected.push({ arrival, at: performance.now() });
        if (collected.length < count) return;
        clearTimeout(timer);
        resolve(collected);
      };
    });
  }

  /** Returns how many messages the server rejected since the last call. */
  takeRejected(): number {
    const refused = this.#refused;
    this.#refused = 0;
    return refused;
  }
}
