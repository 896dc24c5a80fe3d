import type { Database } from '@tallyho/drizzle/client';
import { formerUsernames } from '@tallyho/drizzle/schema/former-usernames';
import { guests } from '@tallyho/drizzle/schema/guests';
import { passkeys } from '@tallyho/drizzle/schema/passkeys';
import { auditLog, reports } from '@tallyho/drizzle/schema/safety';
import { users } from '@tallyho/drizzle/schema/users';
import { type ApiModeratedUser, moderatedUserSchema } from '@tallyho/game/people/moderation';
import { eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import * as v from 'valibot';
import { standingOf } from '../../auth/user.ts';
import { cardColumnsOf } from '../../people/person-card.ts';

/** The account that a statement of this folder is about. */
export const moderatedUser = alias(users, 'moderated_user');

const moderatedUserId = sql`${sql.identifier('moderated_user')}.${sql.identifier('id')}`;
const storedNames = v.pipe(
  v.string(),
  v.parseJson(),
  v.array(v.object({ username: v.string(), until: v.number() })),
);
const storedHistory = v.pipe(v.string(), v.parseJson(), moderatedUserSchema.entries.history);

/** The columns of `moderatedUser` that administrators may see; for `toModeratedUser`. */
export const moderatedUserColumns = {
  ...cardColumnsOf(moderatedUser),
  administrator: moderatedUser.administrator,
  isGuest: sql<number>`exists (select 1 from ${guests} where ${guests.userId} = ${moderatedUserId})`,
  passkeys: sql<number>`(select count(*) from ${passkeys} where ${passkeys.userId} = ${moderatedUserId})`,
  createdAt: moderatedUser.createdAt,
  suspendedUntil: moderatedUser.suspendedUntil,
  suspensionReason: moderatedUser.suspensionReason,
  mutedUntil: moderatedUser.mutedUntil,
  muteReason: moderatedUser.muteReason,
  warning: moderatedUser.warning,
  formerNames: sql<string>`(select json_group_array(json_object('username', username, 'until', changed_at))
    from ${formerUsernames} where user_id = ${moderatedUserId})`,
  history: sql<string>`(select json_object(
    'reports', (select count(*) from ${reports} where reported_id = ${moderatedUserId}),
    'guestReports', (select count(*) from ${reports} where reported_id = ${moderatedUserId} and by_guest),
    'warnings', count(*) filter (where action = 'warn'),
    'mutes', count(*) filter (where action = 'mute'),
    'suspensions', count(*) filter (where action = 'suspend')
  ) from ${auditLog} where subject_id = ${moderatedUserId})`,
};
type ModeratedUserRow = Pick<
  typeof users.$inferSelect,
  Exclude<keyof typeof moderatedUserColumns, '_id' | 'history' | 'isGuest' | 'passkeys' | 'formerNames'> &
    keyof typeof users.$inferSelect
> & { _id: string; history: string; isGuest: number; passkeys: number; formerNames: string };

export const toModeratedUser = (row: ModeratedUserRow): ApiModeratedUser => ({
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
export const moderatedUserById = (db: Database, id: string) =>
  db.select(moderatedUserColumns).from(moderatedUser).where(eq(moderatedUser.id, id));
