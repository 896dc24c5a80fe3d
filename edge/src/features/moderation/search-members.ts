import type { Database } from '@tallyho/drizzle/client';
import { normalizedName } from '@tallyho/drizzle/normalized-name';
import { limits } from '@tallyho/game/limits';
import type { Member } from '@tallyho/game/people/moderation';
import { and, asc, gt, gte, lt, or } from 'drizzle-orm';
import * as v from 'valibot';
import { asMember, member, memberColumns } from './members.ts';

export const memberSearchSchema = v.object({
  username: v.optional(v.pipe(v.string(), v.maxLength(limits.username.max)), ''),
});

const found = 30;
/** Comes after every text with that beginning, in the order of the index. */
const endOf = (prefix: string): string => `${prefix}\u{10ffff}`;

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
  const rows = await db
    .select(memberColumns)
    .from(member)
    .where(
      prefix === ''
        ? or(gt(member.suspendedUntil, now), gt(member.mutedUntil, now))
        : and(gte(member.usernameNormalized, prefix), lt(member.usernameNormalized, endOf(prefix))),
    )
    .orderBy(asc(member.usernameNormalized))
    .limit(found);
  return rows.map(asMember);
};
