import type { Database } from '@tallyho/drizzle/client';
import { reportAuthors, reports } from '@tallyho/drizzle/schema/safety';
import { users } from '@tallyho/drizzle/schema/users';
import { limits } from '@tallyho/game/limits';
import type { reportInputSchema } from '@tallyho/game/people/safety';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type * as v from 'valibot';
import type { Account } from '../../auth/account.ts';
import { ApiError } from '../../http/errors.ts';
import type { RoomClient } from '../../http/room-client.ts';
import { auditIf } from '../../safety/audit.ts';
import { administratorIds } from '../../safety/notify-administrators.ts';
import { evidenceOf } from './evidence.ts';

/**
 * Reports a user to the administrators, with evidence. Does nothing if the same report is already open. Returns the
 * administrators to notify. The batch that
 * stores it checks duplicates and the limit, also for concurrent requests. Throws `unknownUser`, `notFound` for a
 * message that was not sent to the reporter, `invalidInput` for the caller's own id or another user's message, `rateLimited` for
 * too many open reports.
 */
export const fileReport = async (
  { db, rooms, user }: { db: Database; rooms: RoomClient; user: Account },
  input: v.InferOutput<typeof reportInputSchema>,
): Promise<{ id: string }[]> => {
  const { kind, userId, reason, details } = input;
  if (userId === user.id) throw new ApiError('invalidInput', { field: 'userId', message: 'That is you.' });
  const evidence = await evidenceOf({ db, rooms, reporter: user.id }, input);

  const id = crypto.randomUUID();
  const now = Date.now();
  const open = sql`from ${reports} where ${and(eq(reports.reporterId, user.id), isNull(reports.closedAt))}`;
  const isKept = sql`exists (select 1 ${open} and ${and(eq(reports.reportedId, userId), eq(reports.reason, reason))})`;
  const isWelcome = sql`not ${isKept} and (select count(*) ${open}) < ${limits.report.open}`;
  const [stored, , , [reported], administrators] = await db.batch([
    db.insert(reports).select(
      sql`select ${id}, ${kind}, ${user.id}, ${userId}, ${reason}, ${details}, ${JSON.stringify(evidence)}, ${now}, null, 0, null, null
          from ${users} where ${eq(users.id, userId)} and ${isWelcome}`,
    ),
    db
      .insert(reportAuthors)
      .select(
        sql`select distinct value, ${id} from json_each(${JSON.stringify(evidence.map((line) => line.userId))}) where exists (select 1 from ${reports} where ${eq(reports.id, id)})`,
      ),
    auditIf(
      db,
      { actorId: user.id, action: 'report', subjectId: userId, details: { report: id, kind, reason } },
      sql`from ${reports} where ${eq(reports.id, id)}`,
      now,
    ),
    db
      .select({ isKept: isKept.mapWith(Boolean) })
      .from(users)
      .where(eq(users.id, userId)),
    administratorIds(db),
  ]);
  if (reported === undefined) throw new ApiError('unknownUser');
  if (!reported.isKept)
    throw new ApiError('rateLimited', {
      message: 'You have sent many reports. Please wait until an administrator has read them.',
      retryAfter: 60 * 60,
    });
  return stored.rowsAffected > 0 ? administrators : [];
};
