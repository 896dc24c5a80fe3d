import type { Database } from '@tallyho/drizzle/client';
import { reports } from '@tallyho/drizzle/schema/safety';
import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { Account } from '../../auth/account.ts';
import { ApiError } from '../../http/errors.ts';
import { auditIf } from '../../safety/audit.ts';

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

/** Closes a report. Idempotent. Throws `notFound`. */
export const closeReport = async (
  { db, user }: { db: Database; user: Account },
  id: string,
): Promise<void> => {
  const [, , found] = await db.batch([
    ...closeWrites(db, { actor: user.id, id }),
    db.select({ id: reports.id }).from(reports).where(eq(reports.id, id)),
  ]);
  if (found.length === 0) throw new ApiError('notFound');
};
