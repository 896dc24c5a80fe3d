import type { Database } from '@tallyho/drizzle/client';
import { friendships, presence } from '@tallyho/drizzle/schema/friends';
import { users } from '@tallyho/drizzle/schema/users';
import { asc, eq } from 'drizzle-orm';
import { cardColumns } from './person-card.ts';
import { visiblePresence } from './presence.ts';

/** Returns the statement that selects a user's friends, by name. */
export const friendCards = (db: Database, userId: string) =>
  db
    .select(cardColumns)
    .from(friendships)
    .innerJoin(users, eq(users.id, friendships.friendId))
    .where(eq(friendships.userId, userId))
    .orderBy(asc(users.usernameNormalized));

/** Like `friendCards`, with each friend's presence. */
export const friendsOf = (db: Database, userId: string) =>
  db
    .select({ ...cardColumns, presence: visiblePresence })
    .from(friendships)
    .innerJoin(users, eq(users.id, friendships.friendId))
    .leftJoin(presence, eq(presence.userId, users.id))
    .where(eq(friendships.userId, userId))
    .orderBy(asc(users.usernameNormalized));
