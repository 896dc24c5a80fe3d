import type { Database } from '@tallyho/drizzle/client';
import { users } from '@tallyho/drizzle/schema/users';
import { normalizedName } from '@tallyho/game/text';
import { eq, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { isReservedForAnother } from '../../auth/sign-up/former-usernames.ts';
import { normalizeEmail } from '../../auth/user.ts';

const value = v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(254));

/** Query of GET /api/user/register/check: either a username or an address. */
export const existenceQuerySchema = v.union(
  [v.object({ username: value }), v.object({ email: value })],
  'Ask for a username or an email.',
);

/**
 * Returns whether an account with this name or address exists, or the name is reserved for its last owner. `asker`: the id of the
 * user, who may return to an own name; null for a visitor.
 */
export const checkExistence = async (
  { db, asker }: { db: Database; asker: string | null },
  query: v.InferOutput<typeof existenceQuerySchema>,
): Promise<boolean> => {
  const isUser =
    'username' in query
      ? eq(users.usernameNormalized, normalizedName(query.username))
      : eq(users.email, normalizeEmail(query.email));
  const isReserved = 'username' in query ? isReservedForAnother(query.username, asker ?? '') : sql`false`;
  const found = await db
    .select({
      exists: sql`(exists (select 1 from ${users} where ${isUser}) or ${isReserved})`.mapWith(Boolean),
    })
    .from(sql`(select 1)`)
    .get();
  return found?.exists ?? false;
};
