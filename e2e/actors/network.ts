import { createServer, request } from 'node:http';
import { connect, type Socket } from 'node:net';
import { listen } from '../../testkit/listen.ts';
import { TcpProxy } from '../../testkit/tcp-proxy.ts';

/** An HTTP proxy that also tunnels WebSockets. */
const httpProxy = () =>
  createServer((incoming, outgoing) => {
    const { method, headers, url = '' } = incoming;
    // Not from the browser: a client of an earlier server on this port requests a path alone.
    if (!URL.canParse(url)) {
      outgoing.writeHead(400).end();
      return;
    }
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

/** The network between one browser and all servers: a proxy that can stop forwarding. */
export class Network {
  readonly #tunnel: TcpProxy;
  readonly #stopProxy: () => Promise<void>;

  private constructor(tunnel: TcpProxy, stopProxy: () => Promise<void>) {
    this.#tunnel = tunnel;
    this.#stopProxy = stopProxy;
  }

  static async open(): Promise<Network> {
    const { port, stop } = await listen(httpProxy());
    return new Network(await TcpProxy.before(port), stop);
  }

  /** Playwright's proxy option for this network. */
  get proxy(): { server: string; bypass: string } {
    // Without this exception, requests to this machine would bypass the proxy.
    return { server: `http://127.0.0.1:${this.#tunnel.port}`, bypass: '<-loopback>' };
  }

  cut(): void {
    this.#tunnel.cut();
  }

  restore(): void {
    this.#tunnel.restore();
  }

  close(): void {
    this.#tunnel.stop();
    void this.#stopProxy();
  }
}
