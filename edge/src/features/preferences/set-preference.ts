import type { Database } from '@tallyho/drizzle/client';
import { users } from '@tallyho/drizzle/schema/users';
import type { PreferenceChange } from '@tallyho/game/accounts/preferences';
import { eq, sql } from 'drizzle-orm';
import type { Account } from '../../identity/account.ts';

/** Stores one preference beside the others, in one statement: two tabs changing two keys lose neither. */
export const setPreference = async (
  { db, user }: { db: Database; user: Account },
  { key, value }: PreferenceChange,
): Promise<Account> => {
  const path = `$.${key}`;
  await db
    .update(users)
    .set({ preferences: sql`json_set(${users.preferences}, ${path}, json(${JSON.stringify(value)}))` })
    .where(eq(users.id, user.id));
  return { ...user, preferences: { ...user.preferences, [key]: value } };
};
