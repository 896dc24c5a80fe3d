import { connect, createServer, type Socket } from 'node:net';
import { listen } from './listen.ts';

type Pair = readonly [Socket, Socket];

/**
 * A TCP proxy in front of a server that can stop forwarding without closing a connection, so neither end is notified, as
 * when a mobile signal is lost.
 */
export class TcpProxy {
  readonly port: number;
  readonly #pairs: Set<Pair>;
  readonly #isCut: { value: boolean };
  readonly #stop: () => void;

  private constructor(port: number, pairs: Set<Pair>, isCut: { value: boolean }, stop: () => void) {
    this.port = port;
    this.#pairs = pairs;
    this.#isCut = isCut;
    this.#stop = stop;
  }

  /** Starts a proxy in front of the server at this port of the machine. */
  static async before(target: number): Promise<TcpProxy> {
    const pairs = new Set<Pair>();
    const isCut = { value: false };
    const server = createServer((near) => {
      const far = connect(target, '127.0.0.1');
      const pair = [near, far] as const;
      pairs.add(pair);
      for (const socket of pair) {
        socket.on('error', () => undefined);
        socket.on('close', () => {
          pairs.delete(pair);
          near.destroy();
          far.destroy();
        });
      }
      if (isCut.value) near.pause();
      else near.pipe(far).pipe(near);
    });
    const { port, stop } = await listen(server);
    return new TcpProxy(port, pairs, isCut, () => {
      for (const socket of [...pairs].flat()) socket.destroy();
      void stop();
    });
  }

  /** Stops all data on the current connections in both directions. New connections work. */
  silence(): void {
    for (const [near, far] of this.#pairs) {
      near.unpipe(far).pause();
      far.unpipe(near).pause();
    }
  }

  /** Stops all data, on new connections too, until `restore`. */
  cut(): void {
    this.#isCut.value = true;
    this.silence();
  }

  /** Forwards data on all connections again, including what was in transit. */
  restore(): void {
    this.#isCut.value = false;
    for (const [near, far] of this.#pairs) near.pipe(far).pipe(near);
  }

  /** Closes all connections and the proxy. */
  stop(): void {
    this.#stop();
  }
}
