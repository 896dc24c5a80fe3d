import { createServer as createHttpServer, request } from 'node:http';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';

const listening = (server: Server): Promise<number> =>
  new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve((server.address() as AddressInfo).port)); // it listens on a port
  });

/** An HTTP proxy, tunnels for WebSockets included. */
const httpProxy = () =>
  createHttpServer((incoming, outgoing) => {
    const { method, headers, url = '' } = incoming;
    const onward = request(url, { method, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.rawHeaders);
      answer.pipe(outgoing);
    });
    onward.on('error', () => outgoing.destroy());
    incoming.pipe(onward);
  }).on('connect', ({ url = '' }, near: Socket, head: Buffer) => {
    const { hostname, port } = new URL(`tunnel://${url}`);
    const far = connect(Number(port), hostname, () => {
      near.write('HTTP/1.1 200 OK\r\n\r\n');
      far.write(head);
      near.pipe(far).pipe(near);
    });
    near.on('error', () => far.destroy());
    far.on('error', () => near.destroy());
  });

/**
 * The network between one browser and everything else: a proxy that can stop forwarding. No connection is closed by that, so
 * neither end is told, as in a lift or behind a router that has lost its line. What was under way goes on afterwards.
 */
export class Network {
  readonly #server: Server;
  readonly #proxy: Server;
  readonly #pairs = new Set<readonly [Socket, Socket]>();
  #isCut = false;
  #port = 0;

  private constructor() {
    this.#proxy = httpProxy();
    this.#server = createServer((near) => this.#accept(near));
  }

  static async open(): Promise<Network> {
    const network = new Network();
    network.#port = await listening(network.#server);
    await listening(network.#proxy);
    return network;
  }

  /** Where a browser finds it. */
  get proxy(): { server: string; bypass: string } {
    // Without the exception, nothing on this machine would go through it.
    return { server: `http://127.0.0.1:${this.#port}`, bypass: '<-loopback>' };
  }

  cut(): void {
    this.#isCut = true;
    for (const [near, far] of this.#pairs) {
      near.unpipe(far).pause();
      far.unpipe(near).pause();
    }
  }

  restore(): void {
    this.#isCut = false;
    for (const [near, far] of this.#pairs) near.pipe(far).pipe(near);
  }

  close(): void {
    for (const socket of [...this.#pairs].flat()) socket.destroy();
    this.#server.close();
    this.#proxy.close();
  }

  #accept(near: Socket): void {
    const far = connect((this.#proxy.address() as AddressInfo).port, '127.0.0.1'); // it listens on a port
    const pair = [near, far] as const;
    this.#pairs.add(pair);
    for (const socket of pair) {
      socket.on('error', () => undefined);
      socket.on('close', () => {
        this.#pairs.delete(pair);
        near.destroy();
        far.destroy();
      });
    }
    if (this.#isCut) near.pause();
    else near.pipe(far).pipe(near);
  }
}
