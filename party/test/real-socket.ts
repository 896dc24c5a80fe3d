import { heartbeatFrame, ping } from '@tallyho/game/protocol/heartbeat';
import { eventually, siteOrigin } from './harness.ts';

// Node's WebSocket also accepts headers, which the web type does not have.
const WebSocketWithHeaders = WebSocket as unknown as new (
  url: string,
  options: { headers: Record<string, string> },
) => WebSocket;

/** A client with a real socket that sends a heartbeat when it opens. `Message` is the type that the object sends. */
export class RealSocket<Message> {
  readonly #socket: WebSocket;
  readonly frames: string[] = [];
  readonly messages: Message[] = [];
  closedWith: number | null = null;

  constructor(url: string, headers: Record<string, string> = { origin: siteOrigin }) {
    this.#socket = new WebSocketWithHeaders(url, { headers });
    this.#socket.addEventListener('open', () => this.raw(heartbeatFrame));
    this.#socket.addEventListener('message', ({ data }) => this.#receive(String(data)));
    this.#socket.addEventListener('close', ({ code }) => {
      this.closedWith = code;
    });
  }

  #receive(frame: string): void {
    if (frame === ping) return void this.raw(heartbeatFrame);
    this.frames.push(frame);
    for (const message of JSON.parse(frame) as Message[]) {
      this.messages.push(message);
      this.received(message);
    }
  }

  protected received(_message: Message): void {}

  /** Repeats the heartbeat until the socket closes or the returned function is called. */
  repeatHeartbeat(every: number): () => void {
    const sendHeartbeat = () => this.#socket.readyState === WebSocket.OPEN && this.raw(heartbeatFrame);
    const timer = setInterval(sendHeartbeat, every);
    const stop = () => clearInterval(timer);
    this.#socket.addEventListener('close', stop);
    return stop;
  }

  raw(data: string | Uint8Array<ArrayBuffer>): void {
    this.#socket.send(data);
  }

  async closed(): Promise<number> {
    await eventually('the socket to be closed', () => this.closedWith !== null);
    return this.closedWith ?? 0;
  }

  close(): void {
    this.#socket.close();
  }
}
