import type { Database } from '@tallyho/drizzle/client';
import { blocks, friendRequests } from '@tallyho/drizzle/schema/friends';
import { users } from '@tallyho/drizzle/schema/users';
import { limits } from '@tallyho/game/limits';
import { asc, desc, eq } from 'drizzle-orm';
import { cardColumns } from '../../people/person-card.ts';

/** Returns the statement that selects received friend requests, latest first; at most the maximum number of friends. */
export const requestsTo = (db: Database, userId: string) =>
  db
    .select(cardColumns)
    .from(friendRequests)
    .innerJoin(users, eq(users.id, friendRequests.senderId))
    .where(eq(friendRequests.recipientId, userId))
    .orderBy(desc(friendRequests.createdAt))
    .limit(limits.friends.max);

/** Returns the statement that selects sent friend requests, latest first. */
export const requestsFrom = (db: Database, userId: string) =>
  db
    .select(cardColumns)
    .from(friendRequests)
    .innerJoin(users, eq(users.id, friendRequests.recipientId))
    .where(eq(friendRequests.senderId, userId))
    .orderBy(desc(friendRequests.createdAt));

/** Returns the statement that selects the users that this user has blocked, by name. */
export const blockedBy = (db: Database, userId: string) =>
  db
    .select(cardColumns)
    .from(blocks)
    .innerJoin(users, eq(users.id, blocks.blockedId))
    .where(eq(blocks.blockerId, userId))
    .orderBy(asc(users.usernameNormalized));
