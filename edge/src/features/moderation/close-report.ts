import type { Database } from '@tallyho/drizzle/client';
import { reports } from '@tallyho/drizzle/schema/safety';
import { and, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import type { User } from '../../auth/user.ts';
import { ApiError } from '../../http/errors.ts';
import { auditIf } from '../../safety/audit.ts';
import { administratorIds } from '../../safety/notify-administrators.ts';

/**
 * Returns the writes that close a report and log who closed it, if it is open and `provided` holds. `id` null: no
 * writes.
 */
export const closeWrites = (
  db: Database,
  { actor, id, provided }: { actor: string; id: string | null; provided?: SQL },
) => {
  const isOpen = and(eq(reports.id, id ?? ''), isNull(reports.closedAt), provided);
  const now = Date.now();
  return [
    auditIf(
      db,
      { actorId: actor, action: 'closeReport', subjectId: sql`reported_id`, details: { report: id } },
      sql`from ${reports} where ${isOpen}`,
      now,
    ),
    db
      .update(reports)
      .set({ closedAt: new Date(now) })
      .where(isOpen),
  ] as const;
};

/** Closes a report. Idempotent. Returns the administrators to notify. Throws `notFound`. */
export const closeReport = async (
  { db, user }: { db: Database; user: User },
  id: string,
): Promise<{ id: string }[]> => {
  const [, , found, administrators] = await db.batch([
    ...closeWrites(db, { actor: user.id, id }),
    db.select({ id: reports.id }).from(reports).where(eq(reports.id, id)),
    administratorIds(db),
  ]);
  if (found.length === 0) throw new ApiError('notFound');
  return administrators;
};

/** Opens a closed report again; does nothing if it is open. Returns the administrators to notify. Throws `notFound`. */
export const reopenReport = async (
  { db, user }: { db: Database; user: User },
  id: string,
): Promise<{ id: string }[]> => {
  const isClosed = and(eq(reports.id, id), isNotNull(reports.closedAt));
  const [, , found, administrators] = await db.batch([
    auditIf(
      db,
      { actorId: user.id, action: 'reopenReport', subjectId: sql`reported_id`, details: { report: id } },
      sql`from ${reports} where ${isClosed}`,
    ),
    db.update(reports).set({ closedAt: null }).where(isClosed),
    db.select({ id: reports.id }).from(reports).where(eq(reports.id, id)),
    administratorIds(db),
  ]);
  if (found.length === 0) throw new ApiError('notFound');
  return administrators;
};
