import { heartbeatInterval } from '@tallyho/game/protocol/heartbeat';
import { WebSocket } from 'ws';
import { RoomClient } from '../../../testkit/room-client.ts';

/** A room client in Node, with an origin that the room accepts. */
export class Player extends RoomClient {
  readonly socket: WebSocket;

  constructor(url: string, origin: string) {
    const socket = new WebSocket(url, { origin });
    // A failed connection also emits `close`, which rejects `joined`.
    socket.on('error', () => undefined);
    super(url, { origin, heartbeatEvery: heartbeatInterval, open: () => socket });
    this.socket = socket;
  }
}
