import type { Database } from '@tallyho/drizzle/client';
import { auditLog } from '@tallyho/drizzle/schema/safety';
import { is, SQL, sql } from 'drizzle-orm';

/** An audit log entry: who did what to whom. It contains ids only, so that it can be kept when accounts are deleted. */
type Entry = Pick<typeof auditLog.$inferInsert, 'actorId' | 'action'> & {
  subjectId: SQL | string;
  /** SQL: the text of a JSON object. */
  details: SQL | (typeof auditLog.$inferInsert)['details'];
};

/**
 * Returns the statement that writes an audit entry, for the batch that makes the change. It writes only if `source`, a
 * `from ... where ...`, finds a row, so actions without effect are not logged. It must come before the change if the
 * change makes the condition false. `subjectId` may be a column of the source.
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
      sql`select null, ${now}, ${actorId}, ${action}, ${subjectId}, ${is(details, SQL) ? details : JSON.stringify(details)} ${source}`,
    );

/**
 * Returns the statement that writes an audit entry about content: a theme, tag or picture that `details` names. It
 * writes nothing for the loader of the starter content, which is not an administrator. `source`: as in `auditIf`;
 * absent: the entry is always written.
 */
export const auditContent = (
  db: Database,
  { author, ...entry }: { author: string } & Pick<Entry, 'action' | 'details'>,
  { source = sql`where true`, now = Date.now() }: { source?: SQL; now?: number } = {},
) =>
  auditIf(
    db,
    { ...entry, actorId: author, subjectId: sql`null` },
    author === 'content' ? sql`${source} limit 0` : source,
    now,
  );
