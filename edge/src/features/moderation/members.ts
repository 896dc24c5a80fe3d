import type { Database } from '@tallyho/drizzle/client';
import { formerUsernames } from '@tallyho/drizzle/schema/former-usernames';
import { guests } from '@tallyho/drizzle/schema/guests';
import { passkeys } from '@tallyho/drizzle/schema/passkeys';
import { auditLog, reports } from '@tallyho/drizzle/schema/safety';
import { users } from '@tallyho/drizzle/schema/users';
import { type Member, memberSchema } from '@tallyho/game/people/moderation';
import { eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import * as v from 'valibot';
import { standingOf } from '../../auth/account.ts';

/** The account that a statement of this folder is about. */
export const member = alias(users, 'member');

const memberId = sql`${sql.identifier('member')}.${sql.identifier('id')}`;
const storedNames = v.pipe(
  v.string(),
  v.parseJson(),
  v.array(v.object({ username: v.string(), until: v.number() })),
);
const storedHistory = v.pipe(v.string(), v.parseJson(), memberSchema.entries.history);

/** The columns of `member` that administrators may see; for `toMember`. */
export const memberColumns = {
  _id: member.id,
  username: member.username,
  avatar: member.avatar,
  administrator: member.administrator,
  isGuest: sql<number>`exists (select 1 from ${guests} where ${guests.userId} = ${memberId})`,
  passkeys: sql<number>`(select count(*) from ${passkeys} where ${passkeys.userId} = ${memberId})`,
  createdAt: member.createdAt,
  suspendedUntil: member.suspendedUntil,
  suspensionReason: member.suspensionReason,
  mutedUntil: member.mutedUntil,
  muteReason: member.muteReason,
  warning: member.warning,
  formerNames: sql<string>`(select json_group_array(json_object('username', username, 'until', changed_at))
    from ${formerUsernames} where user_id = ${memberId})`,
  history: sql<string>`(select json_object(
    'reports', (select count(*) from ${reports} where reported_id = ${memberId}),
    'guestReports', (select count(*) from ${reports} where reported_id = ${memberId} and by_guest),
    'warnings', count(*) filter (where action = 'warn'),
    'mutes', count(*) filter (where action = 'mute'),
    'suspensions', count(*) filter (where action = 'suspend')
  ) from ${auditLog} where subject_id = ${memberId})`,
};
type MemberRow = Pick<
  typeof users.$inferSelect,
  Exclude<keyof typeof memberColumns, '_id' | 'history' | 'isGuest' | 'passkeys' | 'formerNames'> &
    keyof typeof users.$inferSelect
> & { _id: string; history: string; isGuest: number; passkeys: number; formerNames: string };

export const toMember = (row: MemberRow): Member => ({
  _id: row._id,
  username: row.username,
  avatar: row.avatar,
  administrator: row.administrator,
  isGuest: row.isGuest === 1,
  passkeys: row.passkeys,
  createdAt: row.createdAt.toISOString(),
  standing: standingOf(row),
  formerNames: v
    .parse(storedNames, row.formerNames)
    .sort((one, other) => other.until - one.until)
    .map(({ username, until }) => ({ username, until: new Date(until).toISOString() })),
  history: v.parse(storedHistory, row.history),
});

/** Returns the statement that reads one account. */
export const memberById = (db: Database, id: string) =>
  db.select(memberColumns).from(member).where(eq(member.id, id));
