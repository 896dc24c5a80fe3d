import type { Database } from '@tallyho/drizzle/client';
import { auditLog } from '@tallyho/drizzle/schema/safety';
import { type SQL, sql } from 'drizzle-orm';

/** What was done about somebody's safety: by whom, to whom. Ids only, so that it can be kept when accounts go. */
type Entry = Pick<typeof auditLog.$inferInsert, 'actorId' | 'action' | 'details'> & {
  subjectId: SQL | string;
};

/**
 * The statement that notes it, for the batch that does it, but only where `source`, a `from ... where ...`, finds
 * something: what changes nothing is not noted. Comes before the change in the batch, if the change makes it untrue.
 * `subjectId` may be one of the source's columns.
 */
export const auditIf = (
  db: Database,
  { actorId, action, details, subjectId }: Entry,
  source: SQL,
  now = Date.now(),
) =>
  db
    .insert(auditLog)
    .select(
      sql`select null, ${now}, ${actorId}, ${action}, ${subjectId}, ${JSON.stringify(details)} ${source}`,
    );
