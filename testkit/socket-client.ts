import { answerToPing, heartbeatFrame } from '@tallyho/game/protocol/heartbeat';

/** The part of a WebSocket that a client uses. The `ws` package has it too. */
export interface SocketLike {
  readonly readyState: number;
  send(data: string | Uint8Array<ArrayBuffer>): void;
  close(): void;
  addEventListener(type: 'open', listener: () => void): void;
  addEventListener(type: 'message', listener: (event: { readonly data: unknown }) => void): void;
  addEventListener(type: 'close', listener: (event: { readonly code: number }) => void): void;
}

export interface SocketOptions {
  /** The Origin header. */
  readonly origin: string;
  /** Interval of heartbeats in ms. Default: one heartbeat when the socket opens, and one for each ping. */
  readonly heartbeatEvery?: number;
  /** Opens another kind of socket than Node's. */
  readonly open?: (url: string, origin: string) => SocketLike;
}

const openNodeSocket = (url: string, origin: string): SocketLike =>
  // Node's WebSocket also accepts headers, which the web type does not have.
  new WebSocket(url, { headers: { origin } } as unknown as string[]);

const openState = 1;

/**
 * A client of a room or of a user object. Sends heartbeats, and stores the received messages. `Message` is the type that
 * the server sends; every frame is a list of messages.
 */
export class SocketClient<Message> {
  /** All received frames except pings. */
  readonly frames: string[] = [];
  readonly messages: Message[] = [];
  /** The code of the last close; null before it. */
  closeCode: number | null = null;
  readonly #options: SocketOptions;
  readonly #listeners = new Set<() => void>();
  #socket!: SocketLike; // set by `#open`
  #heartbeats: ReturnType<typeof setInterval> | undefined;

  constructor(url: string, options: SocketOptions) {
    this.#options = options;
    this.#open(url);
  }

  /** Opens a new socket in place of the one that was closed. Stored frames and messages stay. */
  protected reopen(url: string): void {
    this.closeCode = null;
    this.#open(url);
  }

  #open(url: string): void {
    const { origin, heartbeatEvery, open = openNodeSocket } = this.#options;
    const socket = open(url, origin);
    this.#socket = socket;
    socket.addEventListener('open', () => {
      this.raw(heartbeatFrame);
      if (heartbeatEvery !== undefined)
        this.#heartbeats = setInterval(() => this.raw(heartbeatFrame), heartbeatEvery);
    });
    socket.addEventListener('message', ({ data }) => this.onFrame(String(data)));
    socket.addEventListener('close', ({ code }) => {
      if (this.#socket !== socket) return;
      this.stopHeartbeats();
      this.closeCode = code;
      this.onClose(code);
      this.#notify();
    });
  }

  /** Handles a frame. A subclass overrides it to count frames. */
  protected onFrame(frame: string): void {
    const answer = answerToPing(frame);
    if (answer !== null) {
      this.raw(answer);
      return;
    }
    this.frames.push(frame);
    for (const message of JSON.parse(frame) as Message[]) {
      this.messages.push(message);
      this.onMessage(message);
    }
    this.#notify();
  }

  protected onMessage(_message: Message): void {}
  protected onClose(_code: number): void {}

  #notify(): void {
    for (const listener of [...this.#listeners]) listener();
  }

  /** Sends a frame. Does nothing while the socket is not open. */
  raw(data: string | Uint8Array<ArrayBuffer>): void {
    if (this.#socket.readyState === openState) this.#socket.send(data);
  }

  /** Stops the repeated heartbeats, as a dead connection does. */
  stopHeartbeats(): void {
    clearInterval(this.#heartbeats);
  }

  /**
   * Resolves with the first result of `check` that is neither empty nor false; `check` runs after each frame and close.
   * Rejects after `timeout` ms.
   */
  until<Found>(
    what: string,
    check: () => Found | null | undefined | false,
    { timeout = 15_000 }: { timeout?: number } = {},
  ): Promise<Found> {
    return new Promise((resolve, reject) => {
      const finish = (settle: () => void) => {
        clearTimeout(timer);
        this.#listeners.delete(attempt);
        settle();
      };
      const attempt = () => {
        const found = check();
        if (found) finish(() => resolve(found));
      };
      const fail = () => reject(new Error(`Waited ${timeout} ms for: ${what} (${this.describe()})`));
      const timer = setTimeout(() => finish(fail), timeout);
      this.#listeners.add(attempt);
      attempt();
    });
  }

  /** The state for error messages. */
  protected describe(): string {
    return `close code ${this.closeCode}, ${this.messages.length} messages`;
  }

  /** Resolves with the close code once the socket is closed. */
  async closed(): Promise<number> {
    await this.until('the socket to be closed', () => this.closeCode !== null);
    return this.closeCode ?? 0;
  }

  close(): void {
    this.#socket.close();
  }
}
