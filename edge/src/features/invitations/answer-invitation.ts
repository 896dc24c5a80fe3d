import { invitations } from '@tallyho/drizzle/schema/friends';
import { and, eq } from 'drizzle-orm';
import type { PeopleAccess } from '../../people/person-card.ts';

/** Selects the invitation `id` if it is addressed to `user`. */
export const addressedTo = (user: string, id: string) =>
  and(eq(invitations.id, id), eq(invitations.recipientId, user));

/** Tells both people that an invitation is answered, so that no page offers it any more. */
export const notifyBoth = (
  { userObjects, waitUntil, user }: PeopleAccess,
  id: string,
  sender: string,
): void => {
  for (const each of [user.id, sender])
    waitUntil(userObjects.push(each, { type: 'invitationGone', invitation: id }));
};

/** An answered invitation is kept as long expired, so that the cooldown still applies. */
export const answeredInvitation = { expiresAt: new Date(0) };
