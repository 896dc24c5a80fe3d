import { answerToPing, heartbeatInterval } from '@tallyho/game/protocol/heartbeat';
import type { ServerMessage } from '@tallyho/game/protocol/server';
import { WebSocket } from 'ws';
import { RoomClient } from '../../../testkit/room-client.ts';

/** A room client that counts what it sends and receives. */
export class Player extends RoomClient {
  readonly socket: WebSocket;
  /** The number of commands that the room accepted. */
  accepted = 0;
  readonly received = { frames: 0, bytes: 0, framesOfChange: 0 };
  readonly sent = { frames: 0 };

  constructor(url: string, origin: string) {
    const socket = new WebSocket(url, { origin });
    // A failed connection also emits `close`, which rejects `joined`.
    socket.on('error', () => undefined);
    super(url, { origin, heartbeatEvery: heartbeatInterval, open: () => socket });
    this.socket = socket;
  }

  override raw(data: string | Uint8Array<ArrayBuffer>): void {
    this.sent.frames += 1;
    super.raw(data);
  }

  protected override onFrame(frame: string): void {
    this.received.frames += 1;
    const isPing = answerToPing(frame) !== null;
    if (!isPing) this.received.bytes += Buffer.byteLength(frame);
    const from = this.messages.length;
    super.onFrame(frame);
    if (this.messages.slice(from).some((message) => 'patch' in message)) this.received.framesOfChange += 1;
  }

  protected override onMessage(message: ServerMessage): void {
    if ('ack' in message && message.ok) this.accepted += 1;
    super.onMessage(message);
  }
}
