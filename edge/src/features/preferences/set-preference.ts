import { users } from '@tallyho/drizzle/schema/users';
import type { PreferenceChange } from '@tallyho/game/accounts/preferences';
import { eq, sql } from 'drizzle-orm';
import type { User } from '../../auth/user.ts';
import { notifyFriendsOfPresence } from '../../people/notify-friends.ts';
import type { PeopleAccess } from '../../people/person-card.ts';

/**
 * Stores one preference without changing the others, in one statement, so that two tabs can change two keys
 * concurrently. Friends are notified immediately when the user starts or stops appearing offline.
 */
export const setPreference = async (
  { db, userObjects, waitUntil, user }: PeopleAccess,
  { key, value }: PreferenceChange,
): Promise<User> => {
  const path = `$.${key}`;
  await db
    .update(users)
    .set({ preferences: sql`json_set(${users.preferences}, ${path}, json(${JSON.stringify(value)}))` })
    .where(eq(users.id, user.id));
  if (key === 'appearOffline') waitUntil(notifyFriendsOfPresence({ db, userObjects }, user.id));
  return { ...user, preferences: { ...user.preferences, [key]: value } };
};
