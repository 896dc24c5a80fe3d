import type { Database } from '@tallyho/drizzle/client';
import { users } from '@tallyho/drizzle/schema/users';
import { limits } from '@tallyho/game/limits';
import type { Member } from '@tallyho/game/people/moderation';
import { normalizedName } from '@tallyho/game/text';
import { asc, gt, inArray } from 'drizzle-orm';
import { union } from 'drizzle-orm/sqlite-core';
import * as v from 'valibot';
import { beginsWith } from '../../people/name-range.ts';
import { member, memberColumns, toMember } from './members.ts';

export const memberSearchSchema = v.object({
  username: v.optional(v.pipe(v.string(), v.maxLength(limits.username.max)), ''),
});

const found = 30;

/**
 * Returns accounts whose name starts with a text, in any case, by the index; for a blank text, accounts that are
 * currently muted or suspended. At most 30, by name.
 */
export const searchMembers = async (
  { db }: { db: Database },
  { username }: v.InferOutput<typeof memberSearchSchema>,
): Promise<Member[]> => {
  const prefix = normalizedName(username);
  const now = new Date();
  // Two ranges of two indexes, because an `or` of both would scan all accounts.
  const idsWhere = (until: typeof users.suspendedUntil | typeof users.mutedUntil) =>
    db.select({ id: users.id }).from(users).where(gt(until, now));
  const rows = await db
    .select(memberColumns)
    .from(member)
    .where(
      prefix === ''
        ? inArray(member.id, union(idsWhere(users.suspendedUntil), idsWhere(users.mutedUntil)))
        : beginsWith(member.usernameNormalized, prefix),
    )
    .orderBy(asc(member.usernameNormalized))
    .limit(found);
  return rows.map(toMember);
};
