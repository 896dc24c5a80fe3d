import type { UserId } from '@tallyho/game/model/person';
import type { Viewer } from '@tallyho/game/room/host/host';
import type { SocketHandlers } from '../room-socket.ts';

/** A connection of a page in this browser to the room. */
export type LocalSocket = Viewer & {
  readonly handlers: SocketHandlers;
  open: boolean;
  isElsewhere: boolean;
  /** Requests the next ticket, as a browser does before it reconnects. */
  readonly requestTicket: () => Promise<string>;
};

let sockets = 0;

/** Returns a connection of a user that is not open yet. */
export function localSocket(
  user: UserId,
  handlers: SocketHandlers,
  requestTicket: () => Promise<string>,
): LocalSocket {
  sockets += 1;
  const viewer = {
    kind: 'admitted',
    id: `socket-${sockets}`,
    user,
    isTimedOut: false,
    isElsewhere: false,
  } as const;
  return { ...viewer, handlers, open: false, requestTicket };
}
