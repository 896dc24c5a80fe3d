import type { Database } from '@tallyho/drizzle/client';
import { invitations } from '@tallyho/drizzle/schema/friends';
import { lobbyMembers } from '@tallyho/drizzle/schema/lobbies';
import { users } from '@tallyho/drizzle/schema/users';
import type { ApiInvitation, ApiJoinRequest } from '@tallyho/game/people/invitations';
import { and, desc, eq, isNull } from 'drizzle-orm';
import type { User } from '../../auth/user.ts';
import { cardColumns } from '../../people/person-card.ts';
import { joinRequestsTo } from './join-requests.ts';
import { isInvitationOpen } from './open-invitation.ts';

/** Returns the statement that selects a user's open invitations, latest first, except to the user's own lobby. */
export const invitationsTo = (db: Database, userId: string, now = new Date()) =>
  db
    .select({
      _id: invitations.id,
      from: cardColumns,
      code: invitations.lobbyCode,
      expiresAt: invitations.expiresAt,
    })
    .from(invitations)
    .innerJoin(users, eq(users.id, invitations.senderId))
    .leftJoin(
      lobbyMembers,
      and(eq(lobbyMembers.userId, userId), eq(lobbyMembers.lobbyCode, invitations.lobbyCode)),
    )
    .where(and(eq(invitations.recipientId, userId), isInvitationOpen(db, now), isNull(lobbyMembers.userId)))
    .orderBy(desc(invitations.createdAt));

/** Returns the user's invitations to lobbies that can be joined now, and who would like to join the user's lobby. One round trip. */
export const myInvitations = async ({
  db,
  user,
}: {
  db: Database;
  user: User;
}): Promise<{ invitations: ApiInvitation[]; joinRequests: ApiJoinRequest[] }> => {
  const [invited, asked] = await db.batch([invitationsTo(db, user.id), joinRequestsTo(db, user.id)]);
  return {
    invitations: invited.map((row) => ({ ...row, expiresAt: row.expiresAt.toISOString() })),
    joinRequests: asked.map((row) => ({ ...row, expiresAt: row.expiresAt.toISOString() })),
  };
};
