import { Agent, request as httpRequest } from 'node:http';

/** A single keep-alive connection to a server. */
export class RequestLoop {
  readonly #agent = new Agent({ keepAlive: true, maxSockets: 1 });
  readonly #port: number;

  constructor(port: number) {
    this.#port = port;
  }

  /** Sends a request with a session and resolves after the last byte. Rejects if the status is not 200. */
  request(path: string, token: string): Promise<{ ms: number; body: string }> {
    return new Promise((resolve, reject) => {
      const start = performance.now();
      const options = { agent: this.#agent, port: this.#port, host: '127.0.0.1', path };
      httpRequest({ ...options, headers: { cookie: `session=${token}` } }, (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('error', reject);
        response.on('end', () => {
          const ms = performance.now() - start;
          const body = Buffer.concat(chunks).toString();
          if (response.statusCode === 200) resolve({ ms, body });
          else reject(new Error(`${path}: ${response.statusCode} ${body}`));
        });
      })
        .on('error', reject)
        .end();
    });
  }

  close = (): void => this.#agent.destroy();
}
