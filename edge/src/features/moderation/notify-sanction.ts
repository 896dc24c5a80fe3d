import type { SanctionKind } from '@tallyho/game/people/sanctions';
import { notifyRooms } from '../../http/notify-rooms.ts';
import type { RoomClient } from '../../http/room-client.ts';
import type { UserObjectClient } from '../../http/user-object-client.ts';
import type { applySanction } from './sanction.ts';

/**
 * Applies a changed sanction to open connections: rooms stop or resume accepting the user's chat messages, and a
 * suspended user loses seats and sockets. Never throws: the account has already changed, and each request checks it.
 */
export const notifySanction = async (
  { rooms, userObjects }: { rooms: RoomClient; userObjects: UserObjectClient },
  kind: SanctionKind,
  { moderatedUser, lobbies }: Pick<Awaited<ReturnType<typeof applySanction>>, 'moderatedUser' | 'lobbies'>,
): Promise<void> => {
  const user = moderatedUser._id;
  const { suspension, mute } = moderatedUser.standing;
  // Pushes the event before closing the socket, because the page then shows the reason.
  const notifyUser = async () => {
    await userObjects.push(user, { type: 'accountChanged' });
    if (kind === 'suspend' && suspension !== null)
      await userObjects.close(user, { type: 'close', reason: 'suspended' });
  };
  const notifyLobbies = async () => {
    if (kind === 'mute')
      await notifyRooms(rooms, lobbies, { type: 'muted', user, until: mute && Date.parse(mute.until) });
    if (kind === 'suspend' && suspension !== null)
      await notifyRooms(rooms, lobbies, { type: 'remove', user, reason: 'suspended' });
  };
  await Promise.all([notifyUser(), notifyLobbies()]);
};
