import { invitations } from '@tallyho/drizzle/schema/friends';
import type { Source } from '@tallyho/game/model/person';
import { and, eq, gt } from 'drizzle-orm';
import { mutedUntilOf, personOfUser } from '../../auth/account.ts';
import { ApiError } from '../../http/errors.ts';
import type { PeopleAccess } from '../../people/person-card.ts';
import { joinLobby } from '../../rooms/join-lobby.ts';
import type { RoomAccess } from '../../rooms/send-command.ts';
import { isInvitationOpen } from './open-invitation.ts';

const addressedTo = (user: string, id: string) =>
  and(eq(invitations.id, id), eq(invitations.recipientId, user));

const notifyBoth = ({ userObjects, waitUntil, user }: PeopleAccess, id: string, sender: string): void => {
  for (const each of [user.id, sender])
    waitUntil(userObjects.push(each, { type: 'invitationGone', invitation: id }));
};

/** An answered invitation is kept as long expired, so that the cooldown still applies. */
const answered = { expiresAt: new Date(0) };

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
    .set(answered)
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

/** Declines an invitation. Does nothing if there is none. */
export const declineInvitation = async (access: PeopleAccess, id: string): Promise<void> => {
  const { db, user } = access;
  const [declined] = await db
    .update(invitations)
    .set(answered)
    .where(and(addressedTo(user.id, id), gt(invitations.expiresAt, new Date())))
    .returning({ sender: invitations.senderId });
  if (declined !== undefined) notifyBoth(access, id, declined.sender);
};
