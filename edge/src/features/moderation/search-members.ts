import type { Database } from '@tallyho/drizzle/client';
import { formerUsernames } from '@tallyho/drizzle/schema/former-usernames';
import { guests } from '@tallyho/drizzle/schema/guests';
import { users } from '@tallyho/drizzle/schema/users';
import { limits } from '@tallyho/game/limits';
import type { Member } from '@tallyho/game/people/moderation';
import { normalizedName } from '@tallyho/game/text';
import { asc, eq, gt, inArray } from 'drizzle-orm';
import { union } from 'drizzle-orm/sqlite-core';
import * as v from 'valibot';
import { beginsWith } from '../../people/name-range.ts';
import { member, memberColumns, toMember } from './members.ts';

export const memberSearchSchema = v.object({
  username: v.optional(v.pipe(v.string(), v.maxLength(limits.displayName.units)), ''),
});

const maxFound = 30;

/** Returns the first accounts or guests by name, each found by an index. */
const byName = (members: Member[]): Member[] =>
  members
    .map((found) => ({ found, name: normalizedName(found.username) }))
    .sort((a, b) => (a.name < b.name ? -1 : Number(a.name > b.name)))
    .slice(0, maxFound)
    .map(({ found }) => found);

/**
 * Returns accounts and guests whose name starts with a text, or a name that they had before, in any case, by the indexes; for a blank text, those that are
 * currently muted or suspended. At most 30, by name.
 */
export const searchMembers = async (
  { db }: { db: Database },
  { username }: v.InferOutput<typeof memberSearchSchema>,
): Promise<Member[]> => {
  const prefix = normalizedName(username);
  const select = () => db.select(memberColumns).from(member).limit(maxFound);
  if (prefix !== '') {
    const [members, found, former] = await db.batch([
      select().where(beginsWith(member.usernameNormalized, prefix)).orderBy(asc(member.usernameNormalized)),
      select()
        .innerJoin(guests, eq(guests.userId, member.id))
        .where(beginsWith(guests.nameNormalized, prefix))
        .orderBy(asc(guests.nameNormalized)),
      select().where(
        inArray(
          member.id,
          db
            .select({ id: formerUsernames.userId })
            .from(formerUsernames)
            .where(beginsWith(formerUsernames.usernameNormalized, prefix)),
        ),
      ),
    ]);
    const unique = new Map([...members, ...found, ...former].map((row) => [row._id, row]));
    return byName([...unique.values()].map(toMember));
  }
  const now = new Date();
  // Two ranges of two indexes, because an `or` of both would scan all accounts.
  const idsWhere = (until: typeof users.suspendedUntil | typeof users.mutedUntil) =>
    db.select({ id: users.id }).from(users).where(gt(until, now));
  const rows = await select()
    .where(inArray(member.id, union(idsWhere(users.suspendedUntil), idsWhere(users.mutedUntil))))
    .orderBy(asc(member.usernameNormalized));
  return rows.map(toMember);
};
