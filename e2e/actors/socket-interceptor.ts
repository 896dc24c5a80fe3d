import type { BrowserContext, WebSocketRoute } from '@playwright/test';

/** Intercepts the person socket of a browser. Tests can close the socket and drop its messages. */
export class SocketInterceptor {
  #socket: WebSocketRoute | null = null;
  #dropsIncoming = false;
  #disconnects = 0;

  /** Must be called before the page is opened. */
  static async install(context: BrowserContext): Promise<SocketInterceptor> {
    const interceptor = new SocketInterceptor();
    await context.routeWebSocket(/\/parties\/person\//, (socket) => interceptor.#connect(socket));
    return interceptor;
  }

  get disconnects(): number {
    return this.#disconnects;
  }

  /** Drops all messages from the server until the next disconnect. */
  dropIncoming(): void {
    this.#dropsIncoming = true;
  }

  /** Closes the socket with 1012. Does nothing if there is no socket. */
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
