import { invitations } from '@tallyho/drizzle/schema/friends';
import { and, eq, gt } from 'drizzle-orm';
import { ApiError } from '../../http/errors.ts';
import type { PeopleAccess } from '../../people/person-card.ts';
import { isOpen } from './open-invitation.ts';

const addressedTo = (user: string, id: string) =>
  and(eq(invitations.id, id), eq(invitations.recipientId, user));

const notifyBoth = ({ people, waitUntil, user }: PeopleAccess, id: string, sender: string): void => {
  for (const each of [user.id, sender])
    waitUntil(people.push(each, { type: 'invitationGone', invitation: id }));
};

/** An answered invitation is kept as long expired, so that the cooldown still applies. */
const answered = { expiresAt: new Date(0) };

/** Accepts an invitation and returns the lobby's code; the client then joins. Throws `expiredInvitation`. */
export const acceptInvitation = async (access: PeopleAccess, id: string): Promise<string> => {
  const { db, user } = access;
  const [accepted] = await db
    .update(invitations)
    .set(answered)
    .where(and(addressedTo(user.id, id), isOpen(db, new Date())))
    .returning({ code: invitations.lobbyCode, sender: invitations.senderId });
  if (accepted === undefined) throw new ApiError('expiredInvitation');
  notifyBoth(access, id, accepted.sender);
  return accepted.code;
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
