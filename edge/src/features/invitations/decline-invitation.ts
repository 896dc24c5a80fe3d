import { invitations } from '@tallyho/drizzle/schema/friends';
import { and, gt } from 'drizzle-orm';
import type { PeopleAccess } from '../../people/person-card.ts';
import { addressedTo, answeredInvitation, notifyBoth } from './answer-invitation.ts';

/** Declines an invitation. Does nothing if there is none. */
export const declineInvitation = async (access: PeopleAccess, id: string): Promise<void> => {
  const { db, user } = access;
  const [declined] = await db
    .update(invitations)
    .set(answeredInvitation)
    .where(and(addressedTo(user.id, id), gt(invitations.expiresAt, new Date())))
    .returning({ sender: invitations.senderId });
  if (declined !== undefined) notifyBoth(access, id, declined.sender);
};
