import type { BrowserContext, WebSocketRoute } from '@playwright/test';

/** The interceptor of a browser's own socket, which can be cut as often as one likes. */
export class SocketInterceptor {
  #socket: WebSocketRoute | null = null;
  #dropsIncoming = false;
  #disconnects = 0;

  /** Must be there before the page is opened. */
  static async install(context: BrowserContext): Promise<SocketInterceptor> {
    const interceptor = new SocketInterceptor();
    await context.routeWebSocket(/\/parties\/person\//, (socket) => interceptor.#connect(socket));
    return interceptor;
  }

  get disconnects(): number {
    return this.#disconnects;
  }

  /** Whatever the server says from now on is lost, until the interceptor is cut and made anew. */
  dropIncoming(): void {
    this.#dropsIncoming = true;
  }

  /** Nothing happens while there is none. */
  async disconnect(): Promise<void> {
    const socket = this.#socket;
    this.#socket = null;
    this.#dropsIncoming = false;
    if (!socket) return;
    this.#disconnects += 1;
    await socket.close({ code: 1012 });
  }

  #connect(socket: WebSocketRoute): void {
    const server = socket.connectToServer();
    server.onMessage((message) => {
      if (this.#socket === socket && !this.#dropsIncoming) socket.send(message);
    });
    socket.onClose(() => server.close());
    this.#socket = socket;
  }
}
