import type { Database } from '@tallyho/drizzle/client';
import { normalizedName } from '@tallyho/drizzle/normalized-name';
import { users } from '@tallyho/drizzle/schema/users';
import { limits } from '@tallyho/game/limits';
import type { Member } from '@tallyho/game/people/moderation';
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
 * Accounts whose names begin with a text, in whatever case, by the index; for a blank one those that are muted or
 * suspended now. At most 30, by name.
 */
export const searchMembers = async (
  { db }: { db: Database },
  { username }: v.InferOutput<typeof memberSearchSchema>,
): Promise<Member[]> => {
  const prefix = normalizedName(username);
  const now = new Date();
  // Two ranges of two indexes: an `or` of both would be looked for in every account.
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
