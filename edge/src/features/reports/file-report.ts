import type { Database } from '@tallyho/drizzle/client';
import { reports } from '@tallyho/drizzle/schema/safety';
import { users } from '@tallyho/drizzle/schema/users';
import { limits } from '@tallyho/game/limits';
import type { reportInputSchema } from '@tallyho/game/people/safety';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type * as v from 'valibot';
import { ApiError } from '../../http/errors.ts';
import type { RoomClient } from '../../http/room-client.ts';
import type { Account } from '../../identity/account.ts';
import { noteInAuditIf } from '../../safety/audit.ts';
import { evidenceOf } from './evidence.ts';

const openOf = (reporter: string) => and(eq(reports.reporterId, reporter), isNull(reports.closedAt));

/**
 * Tells administrators about somebody, with what was said. The same again while it is open changes nothing. Throws
 * `unknownUser`, `notFound` for a message that was not sent to the reporter, `invalidInput` for oneself or a line of
 * somebody else, `rateLimited` for too many open reports.
 */
export const fileReport = async (
  { db, rooms, user }: { db: Database; rooms: RoomClient; user: Account },
  input: v.InferOutput<typeof reportInputSchema>,
): Promise<void> => {
  const { kind, userId, reason, details } = input;
  if (userId === user.id) throw new ApiError('invalidInput', { field: 'userId', message: 'That is you.' });
  const [reported, open] = await db.batch([
    db.select({ id: users.id }).from(users).where(eq(users.id, userId)),
    db
      .select({ reportedId: reports.reportedId, reason: reports.reason })
      .from(reports)
      .where(openOf(user.id))
      .limit(limits.report.open),
  ]);
  if (reported.length === 0) throw new ApiError('unknownUser');
  if (open.some((other) => other.reportedId === userId && other.reason === reason)) return;
  if (open.length >= limits.report.open)
    throw new ApiError('rateLimited', {
      message: 'You have sent many reports. Please wait until somebody has read them.',
      retryAfter: 60 * 60,
    });
  const evidence = await evidenceOf({ db, rooms, reporter: user.id }, input);

  const id = crypto.randomUUID();
  const now = Date.now();
  // Of two at the same moment one is kept.
  const isNew = sql`not exists (select 1 from ${reports} where ${and(
    openOf(user.id),
    eq(reports.reportedId, userId),
    eq(reports.reason, reason),
  )}) and (select count(*) from ${reports} where ${openOf(user.id)}) < ${limits.report.open}`;
  await db.batch([
    db
      .insert(reports)
      .select(
        sql`select ${id}, ${kind}, ${user.id}, ${userId}, ${reason}, ${details}, ${JSON.stringify(evidence)}, ${now}, null where ${isNew}`,
      ),
    noteInAuditIf(
      db,
      { actorId: user.id, action: 'report', subjectId: userId, details: { report: id, kind, reason } },
      sql`from ${reports} where ${eq(reports.id, id)}`,
      now,
    ),
  ]);
};
