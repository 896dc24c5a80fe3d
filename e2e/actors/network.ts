import { createServer as createHttpServer, request } from 'node:http';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';

const listening = (server: Server): Promise<number> =>
  new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve((server.address() as AddressInfo).port)); // the server listens on a port
  });

/** An HTTP proxy that also tunnels WebSockets. */
const httpProxy = () =>
  createHttpServer((incoming, outgoing) => {
    const { method, headers, url = '' } = incoming;
    const onward = request(url, { method, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.rawHeaders);
      answer.pipe(outgoing);
    });
    onward.on('error', () => outgoing.destroy());
    incoming.pipe(onward);
  }).on('connect', ({ url = '' }, clientSocket: Socket, head: Buffer) => {
    const { hostname, port } = new URL(`tunnel://${url}`);
    const serverSocket = connect(Number(port), hostname, () => {
      clientSocket.write('HTTP/1.1 200 OK\r\n\r\n');
      serverSocket.write(head);
      clientSocket.pipe(serverSocket).pipe(clientSocket);
    });
    clientSocket.on('error', () => serverSocket.destroy());
    serverSocket.on('error', () => clientSocket.destroy());
  });

/**
 * The network between one browser and all servers: a proxy that can stop forwarding. It closes no connection, so
 * neither end is notified, as when a mobile signal is lost. Data in transit is delivered after `restore`.
 */
export class Network {
  readonly #server: Server;
  readonly #proxy: Server;
  readonly #pairs = new Set<readonly [Socket, Socket]>();
  #isCut = false;
  #port = 0;

  private constructor() {
    this.#proxy = httpProxy();
    this.#server = createServer((clientSocket) => this.#accept(clientSocket));
  }

  static async open(): Promise<Network> {
    const network = new Network();
    network.#port = await listening(network.#server);
    await listening(network.#proxy);
    return network;
  }

  /** Playwright's proxy option for this network. */
  get proxy(): { server: string; bypass: string } {
    // Without this exception, requests to this machine would bypass the proxy.
    return { server: `http://127.0.0.1:${this.#port}`, bypass: '<-loopback>' };
  }

  cut(): void {
    this.#isCut = true;
    for (const [clientSocket, serverSocket] of this.#pairs) {
      clientSocket.unpipe(serverSocket).pause();
      serverSocket.unpipe(clientSocket).pause();
    }
  }

  restore(): void {
    this.#isCut = false;
    for (const [clientSocket, serverSocket] of this.#pairs)
      clientSocket.pipe(serverSocket).pipe(clientSocket);
  }

  close(): void {
    for (const socket of [...this.#pairs].flat()) socket.destroy();
    this.#server.close();
    this.#proxy.close();
  }

  #accept(clientSocket: Socket): void {
    const serverSocket = connect((this.#proxy.address() as AddressInfo).port, '127.0.0.1'); // the server listens on a port
    const pair = [clientSocket, serverSocket] as const;
    this.#pairs.add(pair);
    for (const socket of pair) {
      socket.on('error', () => undefined);
      socket.on('close', () => {
        this.#pairs.delete(pair);
        clientSocket.destroy();
        serverSocket.destroy();
      });
    }
    if (this.#isCut) clientSocket.pause();
    else clientSocket.pipe(serverSocket).pipe(clientSocket);
  }
}
