import type { Database } from '@tallyho/drizzle/client';
import { invitations } from '@tallyho/drizzle/schema/friends';
import { lobbyMembers } from '@tallyho/drizzle/schema/lobbies';
import { users } from '@tallyho/drizzle/schema/users';
import type { Invitation } from '@tallyho/game/people/invitations';
import { and, desc, eq, isNull } from 'drizzle-orm';
import type { Account } from '../../identity/account.ts';
import { cardColumns } from '../../people/person-card.ts';
import { isOpen } from './open-invitation.ts';

/** The lobbies that one is asked into and can join now, the latest first; not the one that one is in. */
export const myInvitations = async ({ db, user }: { db: Database; user: Account }): Promise<Invitation[]> => {
  const rows = await db
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
      and(eq(lobbyMembers.userId, user.id), eq(lobbyMembers.lobbyCode, invitations.lobbyCode)),
    )
    .where(and(eq(invitations.recipientId, user.id), isOpen(db, new Date()), isNull(lobbyMembers.userId)))
    .orderBy(desc(invitations.createdAt));
  return rows.map((row) => ({ ...row, expiresAt: row.expiresAt.toISOString() }));
};
