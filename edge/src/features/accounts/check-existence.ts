import type { Database } from '@tallyho/drizzle/client';
import { users } from '@tallyho/drizzle/schema/users';
import { normalizedName } from '@tallyho/game/text';
import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { normalizeEmail } from '../../auth/account.ts';

const value = v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(254));

/** Query of GET /api/user/register/check: either a username or an address. */
export const existenceQuerySchema = v.union(
  [v.object({ username: value }), v.object({ email: value })],
  'Ask for a username or an email.',
);

/** Returns whether an account with this name or address exists. */
export const checkExistence = async (
  { db }: { db: Database },
  query: v.InferOutput<typeof existenceQuerySchema>,
): Promise<boolean> => {
  const condition =
    'username' in query
      ? eq(users.usernameNormalized, normalizedName(query.username))
      : eq(users.email, normalizeEmail(query.email));
  return (await db.select({ id: users.id }).from(users).where(condition).get()) !== undefined;
};
