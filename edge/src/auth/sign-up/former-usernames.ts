import type { Database } from '@tallyho/drizzle/client';
import { formerUsernames } from '@tallyho/drizzle/schema/former-usernames';
import { nameSkeleton } from '@tallyho/game/accounts/lookalikes';
import { normalizedName } from '@tallyho/game/text';
import { and, eq, gt, ne, type SQL, sql } from 'drizzle-orm';

const { userId, usernameNormalized, skeleton, reservedUntil } = formerUsernames;

/** SQL condition: another account than `owner` had this name and it is still reserved for it. */
export const isReservedForAnother = (name: string, owner: string): SQL => {
  const isTheirs = and(
    eq(usernameNormalized, normalizedName(name)),
    ne(userId, owner),
    gt(reservedUntil, new Date()),
  );
  return sql`exists (select 1 from ${formerUsernames} where ${isTheirs})`;
};

/** Selects an account's reserved name that looks like the display name of a guest. */
export const reservedLookalike = (db: Database, name: string) =>
  db
    .select({ userId })
    .from(formerUsernames)
    .where(and(eq(skeleton, nameSkeleton(name)), gt(reservedUntil, new Date())))
    .limit(1);

/** Selects all names that an account had before, for what is stored with its names. */
export const formerUsernamesOf = (db: Database, owner: string) =>
  db.select({ username: formerUsernames.username }).from(formerUsernames).where(eq(userId, owner));
