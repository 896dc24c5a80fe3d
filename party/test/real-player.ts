import type { CommandInput } from '@tallyho/game/protocol/client';
import type { ServerMessage } from '@tallyho/game/protocol/server';
import { protocolVersion } from '@tallyho/game/protocol/version';
import type { RoomView } from '@tallyho/game/protocol/view';
import { makeTicket, type TicketClaims } from './edge-client.ts';
import { eventually } from './harness.ts';
import { RealSocket } from './real-socket.ts';
import { socketUrl } from './upgrade.ts';

/** A player with a real socket. Updates its view from patches and stores other messages. */
export class RealPlayer extends RealSocket<ServerMessage> {
  view: RoomView | null = null;

  static async join(
    port: number,
    claims: TicketClaims,
    query: Record<string, string> = {},
  ): Promise<RealPlayer> {
    const ticket = await makeTicket(claims);
    const player = new RealPlayer(
      socketUrl(port, claims.room, { v: String(protocolVersion), ticket, ...query }),
    );
    await eventually(`${claims.sub} to get a snapshot`, () => player.view);
    return player;
  }

  protected override received(message: ServerMessage): void {
    if (!('seq' in message)) return;
    if (message.type === 'snapshot') this.view = message.view;
    else if (this.view) this.view = { ...this.view, ...message.patch };
  }

  /** Sends a command. Returns true, or its reject code. */
  async send(command: CommandInput, id: string = crypto.randomUUID()): Promise<true | string> {
    const from = this.messages.length;
    this.raw(JSON.stringify({ id, ...command }));
    const ack = await eventually(`an answer to ${command.type}`, () =>
      this.messages.slice(from).find((message) => 'ack' in message && message.ack === id),
    );
    return 'ok' in ack && !ack.ok ? ack.error : true;
  }

  phase(): string | null {
    return this.view?.stage.phase ?? null;
  }
}
