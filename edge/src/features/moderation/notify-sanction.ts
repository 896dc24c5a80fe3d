import type { SanctionKind } from '@tallyho/game/people/safety';
import { notifyRooms } from '../../http/notify-rooms.ts';
import type { PersonClient } from '../../http/person-client.ts';
import type { RoomClient } from '../../http/room-client.ts';
import type { applySanction } from './sanction.ts';

/**
 * Lets a change of an account's standing reach what is open now: its rooms stop or take its lines, somebody suspended
 * loses seats and sockets. Never throws: the account itself has changed already, and each request looks at it.
 */
export const notifySanction = async (
  { rooms, people }: { rooms: RoomClient; people: PersonClient },
  kind: SanctionKind,
  { member, lobbies }: Awaited<ReturnType<typeof applySanction>>,
): Promise<void> => {
  const user = member._id;
  const { suspension, mute } = member.standing;
  // First the word, then the end of the socket: the page asks why.
  const tellPerson = async () => {
    await people.push(user, { type: 'accountChanged' });
    if (kind === 'suspend' && suspension !== null)
      await people.close(user, { type: 'close', reason: 'suspended' });
  };
  const tellLobbies = async () => {
    if (kind === 'mute')
      await notifyRooms(rooms, lobbies, { type: 'silenced', user, until: mute && Date.parse(mute.until) });
    if (kind === 'suspend' && suspension !== null)
      await notifyRooms(rooms, lobbies, { type: 'remove', user, reason: 'suspended' });
  };
  await Promise.all([tellPerson(), tellLobbies()]);
};
