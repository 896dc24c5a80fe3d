import type { UserId } from '@tallyho/game/model/person';
import type { Page } from '@tallyho/game/protocol/client';
import type { SocketHandlers } from '../room-socket.ts';

/** A connection of a page in this browser to the room. */
export interface LocalSocket {
  readonly user: UserId;
  readonly handlers: SocketHandlers;
  open: boolean;
  /** The page that its client has reported. */
  page: Page;
  /** Requests the next ticket, as a browser does before it reconnects. */
  readonly requestTicket: () => Promise<string>;
}

/** Returns the users who have the site open, but none of whose open sockets shows the running game. */
export const usersElsewhere = (sockets: readonly LocalSocket[]): UserId[] => {
  const open = sockets.filter((socket) => socket.open);
  const atGame = open.filter(({ page }) => page === 'game').map(({ user }) => user);
  return [...new Set(open.map(({ user }) => user))].filter((user) => !atGame.includes(user));
};
