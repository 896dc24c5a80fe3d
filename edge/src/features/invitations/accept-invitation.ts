import { invitations } from '@tallyho/drizzle/schema/friends';
import type { Source } from '@tallyho/game/model/person';
import { and } from 'drizzle-orm';
import { mutedUntilOf, personOfUser } from '../../auth/user.ts';
import { ApiError } from '../../http/errors.ts';
import type { PeopleAccess } from '../../people/person-card.ts';
import { joinLobby } from '../../rooms/join-lobby.ts';
import type { RoomAccess } from '../../rooms/send-command.ts';
import { addressedTo, answeredInvitation, notifyBoth } from './answer-invitation.ts';
import { isInvitationOpen } from './open-invitation.ts';

/**
 * Accepts an invitation and joins its lobby. Returns the lobby's code, and false for `isSeated` if the lobby cannot be
 * joined as it is (full, started, or the user has a seat elsewhere): then the client tries to join, and shows the reason
 * or asks. Throws `expiredInvitation`.
 */
export const acceptInvitation = async (
  access: PeopleAccess & RoomAccess & { sourceIn: (code: string) => Promise<Source> },
  id: string,
): Promise<{ code: string; isSeated: boolean }> => {
  const { db, rooms, user, sourceIn } = access;
  const [accepted] = await db
    .update(invitations)
    .set(answeredInvitation)
    .where(and(addressedTo(user.id, id), isInvitationOpen(db, new Date())))
    .returning({ code: invitations.lobbyCode, sender: invitations.senderId });
  if (accepted === undefined) throw new ApiError('expiredInvitation');
  notifyBoth(access, id, accepted.sender);
  const { code } = accepted;
  const isSeated = await joinLobby(
    { db, rooms, person: personOfUser(user), mutedUntil: mutedUntilOf(user), source: await sourceIn(code) },
    { code },
  ).then(
    () => true,
    (error: unknown) => {
      if (error instanceof ApiError) return false;
      throw error;
    },
  );
  return { code, isSeated };
};
