import type { BrowserContext, WebSocketRoute } from '@playwright/test';

/** The line of a browser's own socket, which can be cut as often as one likes. */
export class NetworkLine {
  #socket: WebSocketRoute | null = null;
  #isDeaf = false;
  #cuts = 0;

  /** Must be there before the page is opened. */
  static async of(context: BrowserContext): Promise<NetworkLine> {
    const line = new NetworkLine();
    await context.routeWebSocket(/\/parties\/person\//, (socket) => line.#connect(socket));
    return line;
  }

  get cuts(): number {
    return this.#cuts;
  }

  /** Whatever the server says from now on is lost, until the line is cut and made anew. */
  goDeaf(): void {
    this.#isDeaf = true;
  }

  /** Nothing happens while there is none. */
  async cut(): Promise<void> {
    const socket = this.#socket;
    this.#socket = null;
    this.#isDeaf = false;
    if (!socket) return;
    this.#cuts += 1;
    await socket.close({ code: 1012 });
  }

  #connect(socket: WebSocketRoute): void {
    const server = socket.connectToServer();
    server.onMessage((message) => {
      if (this.#socket === socket && !this.#isDeaf) socket.send(message);
    });
    socket.onClose(() => server.close());
    this.#socket = socket;
  }
}
