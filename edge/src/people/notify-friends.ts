import type { Database } from '@tallyho/drizzle/client';
import { friendships, presence } from '@tallyho/drizzle/schema/friends';
import type { UserEvent } from '@tallyho/game/protocol/user-object';
import { and, eq, inArray } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import type { UserObjectClient } from '../http/user-object-client.ts';
import { updatePresence, usersIn } from './presence.ts';

type Access = { db: Database; userObjects: UserObjectClient };

const viewer = alias(presence, 'viewer');

/** Selects each user with each of their online friends, and the presence that friends may see. */
export const onlineFriendsOf = (db: Database, userIds: readonly string[]) =>
  db
    .select({ friend: viewer.userId, user: friendships.userId, presence: presence.notified })
    .from(friendships)
    .innerJoin(viewer, and(eq(viewer.userId, friendships.friendId), eq(viewer.online, true)))
    .leftJoin(presence, eq(presence.userId, friendships.userId))
    .where(inArray(friendships.userId, usersIn(userIds)));

/** Pushes the presence of these users to their online friends. One query, and one call for all friends. */
export const notifyPresence = async (
  { db, userObjects }: Access,
  changed: readonly { userId: string }[],
): Promise<void> => {
  if (changed.length === 0) return;
  const audience = await onlineFriendsOf(
    db,
    changed.map(({ userId }) => userId),
  );
  const events = new Map<string, UserEvent[]>();
  for (const { friend, user, presence: notified } of audience)
    events.set(friend, [
      ...(events.get(friend) ?? []),
      { type: 'presence', friend: user, presence: notified ?? 'offline' },
    ]);
  await userObjects.pushAll(events);
};

/**
 * Pushes the presence of these users to online friends if it differs from what friends were last sent, for example
 * after `appearOffline` changed. At most two queries and one call for all friends; for `c.var.waitUntil`.
 */
export const notifyFriendsOfPresence = async (access: Access, ...userIds: string[]): Promise<void> =>
  notifyPresence(access, await updatePresence(access.db, usersIn(userIds)));

/** Pushes events to all online friends of a user. One query, and one call for all friends; for `c.var.waitUntil`. */
export const notifyFriends = async (
  { db, userObjects }: Access,
  userId: string,
  ...events: UserEvent[]
): Promise<void> => {
  const friends = await onlineFriendsOf(db, [userId]);
  await userObjects.pushAll(new Map(friends.map(({ friend }) => [friend, events])));
};
