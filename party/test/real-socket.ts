import type { CommandInput } from '@tallyho/game/protocol/client';
import { greeting } from '@tallyho/game/protocol/greeting';
import type { ServerMessage } from '@tallyho/game/protocol/server';
import { protocolVersion } from '@tallyho/game/protocol/version';
import type { RoomView } from '@tallyho/game/room/view';
import { eventually, makeTicket, siteOrigin, socketUrl, type TicketClaims } from './harness.ts';

// Node's own WebSocket also takes headers, which the web's type does not know.
const WebSocketWithHeaders = WebSocket as unknown as new (
  url: string,
  options: { headers: Record<string, string> },
) => WebSocket;

/** A client over a real socket: keeps its view by the patches it gets, and what else it was sent. */
export class RealSocket {
  readonly #socket: WebSocket;
  readonly frames: string[] = [];
  readonly messages: ServerMessage[] = [];
  view: RoomView | null = null;
  closedWith: number | null = null;

  constructor(url: string, headers: Record<string, string> = { origin: siteOrigin }) {
    this.#socket = new WebSocketWithHeaders(url, { headers });
    this.#socket.addEventListener('open', () => this.raw(greeting));
    this.#socket.addEventListener('message', ({ data }) => this.#receive(String(data)));
    this.#socket.addEventListener('close', ({ code }) => {
      this.closedWith = code;
    });
  }

  static async join(
    port: number,
    claims: TicketClaims,
    query: Record<string, string> = {},
  ): Promise<RealSocket> {
    const ticket = await makeTicket(claims);
    const socket = new RealSocket(
      socketUrl(port, claims.room, { v: String(protocolVersion), ticket, ...query }),
    );
    await eventually(`${claims.sub} to get a snapshot`, () => socket.view);
    return socket;
  }

  #receive(frame: string): void {
    this.frames.push(frame);
    for (const message of JSON.parse(frame) as ServerMessage[]) {
      this.messages.push(message);
      if (!('seq' in message)) continue;
      if (message.type === 'snapshot') this.view = message.view;
      else if (this.view) this.view = { ...this.view, ...message.patch };
    }
  }

  /** Sends a command; gives true, or the code of its refusal. */
  async send(command: CommandInput, id: string = crypto.randomUUID()): Promise<true | string> {
    const from = this.messages.length;
    this.raw(JSON.stringify({ id, ...command }));
    const ack = await eventually(`an answer to ${command.type}`, () =>
      this.messages.slice(from).find((message) => 'ack' in message && message.ack === id),
    );
    return 'ok' in ack && !ack.ok ? ack.error : true;
  }

  raw(data: string | Uint8Array<ArrayBuffer>): void {
    this.#socket.send(data);
  }

  phase(): string | null {
    return this.view?.stage.phase ?? null;
  }

  async closed(): Promise<number> {
    await eventually('the socket to be closed', () => this.closedWith !== null);
    return this.closedWith ?? 0;
  }

  close(): void {
    this.#socket.close();
  }
}
