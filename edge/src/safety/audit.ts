import type { Database } from '@tallyho/drizzle/client';
import { auditLog } from '@tallyho/drizzle/schema/safety';
import { type SQL, sql } from 'drizzle-orm';

type Entry = typeof auditLog.$inferInsert;

/** What was done about somebody's safety: by whom, to whom. Ids only, so that it can be kept when accounts go. */
export type AuditEntry = Pick<Entry, 'actorId' | 'action' | 'details'> & { subjectId: string | null };

/** The statement that notes it, for the batch that does it. */
export const noteInAudit = (db: Database, entry: AuditEntry, now = Date.now()) =>
  db.insert(auditLog).values({ ...entry, at: new Date(now) });

/**
 * The same, but only where `source`, a `from ... where ...`, finds something: what changes nothing is not noted. Comes
 * before the change in the batch, if the change makes it untrue. `subjectId` may be one of the source's columns.
 */
export const noteInAuditIf = (
  db: Database,
  { actorId, action, details, subjectId }: Omit<AuditEntry, 'subjectId'> & { subjectId: SQL | string },
  source: SQL,
  now = Date.now(),
) =>
  db
    .insert(auditLog)
    .select(
      sql`select null, ${now}, ${actorId}, ${action}, ${subjectId}, ${JSON.stringify(details)} ${source}`,
    );
