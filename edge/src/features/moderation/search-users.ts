import type { Database } from '@tallyho/drizzle/client';
import { formerUsernames } from '@tallyho/drizzle/schema/former-usernames';
import { guests } from '@tallyho/drizzle/schema/guests';
import { users } from '@tallyho/drizzle/schema/users';
import { limits } from '@tallyho/game/limits';
import type { ApiModeratedUser } from '@tallyho/game/people/moderation';
import { normalizedName } from '@tallyho/game/text';
import { asc, eq, gt, inArray } from 'drizzle-orm';
import { union } from 'drizzle-orm/sqlite-core';
import * as v from 'valibot';
import { beginsWith } from '../../people/name-range.ts';
import { moderatedUser, moderatedUserColumns, toModeratedUser } from './moderated-user.ts';

export const userSearchSchema = v.object({
  username: v.optional(v.pipe(v.string(), v.maxLength(limits.displayName.units)), ''),
});

const maxFound = 30;

/** Returns the first accounts or guests by name, each found by an index. */
const byName = (accounts: ApiModeratedUser[]): ApiModeratedUser[] =>
  accounts
    .map((found) => ({ found, name: normalizedName(found.username) }))
    .sort((a, b) => (a.name < b.name ? -1 : Number(a.name > b.name)))
    .slice(0, maxFound)
    .map(({ found }) => found);

/**
 * Returns accounts and guests whose name starts with a text, or a name that they had before, in any case, by the indexes; for a blank text, those that are
 * currently muted or suspended. At most 30, by name.
 */
export const searchUsers = async (
  { db }: { db: Database },
  { username }: v.InferOutput<typeof userSearchSchema>,
): Promise<ApiModeratedUser[]> => {
  const prefix = normalizedName(username);
  const select = () => db.select(moderatedUserColumns).from(moderatedUser).limit(maxFound);
  if (prefix !== '') {
    const [accounts, found, former] = await db.batch([
      select()
        .where(beginsWith(moderatedUser.usernameNormalized, prefix))
        .orderBy(asc(moderatedUser.usernameNormalized)),
      select()
        .innerJoin(guests, eq(guests.userId, moderatedUser.id))
        .where(beginsWith(guests.nameNormalized, prefix))
        .orderBy(asc(guests.nameNormalized)),
      select().where(
        inArray(
          moderatedUser.id,
          db
            .select({ id: formerUsernames.userId })
            .from(formerUsernames)
            .where(beginsWith(formerUsernames.usernameNormalized, prefix)),
        ),
      ),
    ]);
    const unique = new Map([...accounts, ...found, ...former].map((row) => [row._id, row]));
    return byName([...unique.values()].map(toModeratedUser));
  }
  const now = new Date();
  // Two ranges of two indexes, because an `or` of both would scan all accounts.
  const idsWhere = (until: typeof users.suspendedUntil | typeof users.mutedUntil) =>
    db.select({ id: users.id }).from(users).where(gt(until, now));
  const rows = await select()
    .where(inArray(moderatedUser.id, union(idsWhere(users.suspendedUntil), idsWhere(users.mutedUntil))))
    .orderBy(asc(moderatedUser.usernameNormalized));
  return rows.map(toModeratedUser);
};
