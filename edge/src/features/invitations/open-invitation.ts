import type { Database } from '@tallyho/drizzle/client';
import { invitations } from '@tallyho/drizzle/schema/friends';
import { lobbies, lobbyMembers } from '@tallyho/drizzle/schema/lobbies';
import { and, eq, exists, gt, sql } from 'drizzle-orm';

/** SQL condition: the invitation has not expired, and its sender is still in that lobby, which is open. */
export const isInvitationOpen = (db: Database, now: Date) =>
  and(
    gt(invitations.expiresAt, now),
    exists(
      db
        .select({ one: sql`1` })
        .from(lobbyMembers)
        .innerJoin(lobbies, eq(lobbies.code, lobbyMembers.lobbyCode))
        .where(
          and(
            eq(lobbyMembers.userId, invitations.senderId),
            eq(lobbyMembers.lobbyCode, invitations.lobbyCode),
            gt(lobbies.players, 0),
          ),
        ),
    ),
  );
