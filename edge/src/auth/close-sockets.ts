import { notifyRooms } from '../http/notify-rooms.ts';
import type { RoomClient } from '../http/room-client.ts';
import type { UserObjectClient } from '../http/user-object-client.ts';

/** The clients of all services that hold sockets. */
export interface SocketHolders {
  rooms: RoomClient;
  userObjects: UserObjectClient;
}

/**
 * Closes the sockets that ended sessions opened, in the user's lobbies and at the user object. `ended`: the
 * rows returned by deleting the sessions. Never throws: a service that cannot be reached holds no sockets.
 */
export const closeSockets = async (
  { rooms, userObjects }: SocketHolders,
  user: string,
  { ended, lobbies }: { ended: readonly { tokenHash: string }[]; lobbies: readonly { code: string }[] },
): Promise<void> => {
  const notices = ended.map(({ tokenHash: session }) => ({ type: 'revoke' as const, user, session }));
  await Promise.all([
    notifyRooms(rooms, lobbies, ...notices),
    ...notices.map(({ type, session }) => userObjects.close(user, { type, session })),
  ]);
};
