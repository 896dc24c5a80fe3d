import { connect, createServer, type Socket } from 'node:net';

/**
 * A TCP proxy in front of a server. Its connections can become silent: open at both ends, but no data
 * passes.
 */
export class LineProxy {
  readonly port: number;
  readonly #pairs: [Socket, Socket][];
  readonly #stop: () => void;

  private constructor(port: number, pairs: [Socket, Socket][], stop: () => void) {
    this.port = port;
    this.#pairs = pairs;
    this.#stop = stop;
  }

  static async before(target: number): Promise<LineProxy> {
    const pairs: [Socket, Socket][] = [];
    const server = createServer((near) => {
      const far = connect(target, '127.0.0.1');
      pairs.push([near, far]);
      near.pipe(far).on('error', () => near.destroy());
      far.pipe(near).on('error', () => far.destroy());
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address = server.address();
    if (address === null || typeof address === 'string') throw new Error('It listens on a port');
    return new LineProxy(address.port, pairs, () => {
      server.close();
      for (const socket of pairs.flat()) socket.destroy();
    });
  }

  /** Stops all data on the current connections in both directions. New connections work. */
  silence(): void {
    for (const [near, far] of this.#pairs.splice(0)) {
      near.unpipe(far).pause();
      far.unpipe(near).pause();
    }
  }

  /** Closes all connections and the proxy. */
  stop(): void {
    this.#stop();
  }
}
