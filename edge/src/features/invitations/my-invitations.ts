import type { Database } from '@tallyho/drizzle/client';
import { invitations } from '@tallyho/drizzle/schema/friends';
import { lobbyMembers } from '@tallyho/drizzle/schema/lobbies';
import { users } from '@tallyho/drizzle/schema/users';
import type { Invitation } from '@tallyho/game/people/invitations';
import { and, desc, eq, isNull } from 'drizzle-orm';
import type { Account } from '../../auth/account.ts';
import { cardColumns } from '../../people/person-card.ts';
import { isOpen } from './open-invitation.ts';

/** The statement for a person's open invitations, the latest first; not into a lobby that they are in. */
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
    .where(and(eq(invitations.recipientId, userId), isOpen(db, now), isNull(lobbyMembers.userId)))
    .orderBy(desc(invitations.createdAt));

/** The lobbies that one is asked into and can join now. */
export const myInvitations = async ({ db, user }: { db: Database; user: Account }): Promise<Invitation[]> => {
  const rows = await invitationsTo(db, user.id);
  return rows.map((row) => ({ ...row, expiresAt: row.expiresAt.toISOString() }));
};
