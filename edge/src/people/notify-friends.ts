import type { Database } from '@tallyho/drizzle/client';
import { friendships, presence } from '@tallyho/drizzle/schema/friends';
import type { PersonEvent } from '@tallyho/game/protocol/person';
import { and, eq, inArray } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import type { PersonClient } from '../http/person-client.ts';
import { updatePresence, usersIn } from './presence.ts';

type Access = { db: Database; people: PersonClient };

const viewer = alias(presence, 'viewer');

/** Each of these people with each of their friends who is online, and with what friends are told of them. */
export const onlineFriendsOf = (db: Database, userIds: readonly string[]) =>
  db
    .select({ friend: viewer.userId, user: friendships.userId, presence: presence.told })
    .from(friendships)
    .innerJoin(viewer, and(eq(viewer.userId, friendships.friendId), eq(viewer.online, true)))
    .leftJoin(presence, eq(presence.userId, friendships.userId))
    .where(inArray(friendships.userId, usersIn(userIds)));

/** Tells the online friends of these people where they are. One query, and one call for all friends. */
export const notifyPresence = async (
  { db, people }: Access,
  changed: readonly { userId: string }[],
): Promise<void> => {
  if (changed.length === 0) return;
  const audience = await onlineFriendsOf(
    db,
    changed.map(({ userId }) => userId),
  );
  const events = new Map<string, PersonEvent[]>();
  for (const { friend, user, presence: told } of audience)
    events.set(friend, [
      ...(events.get(friend) ?? []),
      { type: 'presence', friend: user, presence: told ?? 'offline' },
    ]);
  await people.pushAll(events);
};

/**
 * Tells online friends where these people are, if that is not what they were last told: after `appearOffline` has changed,
 * for example. Two queries at most, and one call for all friends; for `c.var.later`.
 */
export const notifyFriendsOfPresence = async (access: Access, ...userIds: string[]): Promise<void> =>
  notifyPresence(access, await updatePresence(access.db, usersIn(userIds)));

/** Pushes events to all online friends of somebody. One query, and one call for all of them; for `c.var.later`. */
export const notifyFriends = async (
  { db, people }: Access,
  userId: string,
  ...events: PersonEvent[]
): Promise<void> => {
  const friends = await onlineFriendsOf(db, [userId]);
  await people.pushAll(new Map(friends.map(({ friend }) => [friend, events])));
};
