import type { Database } from '@tallyho/drizzle/client';
import { auditLog } from '@tallyho/drizzle/schema/safety';
import { users } from '@tallyho/drizzle/schema/users';
import type { ApiAuditEntry } from '@tallyho/game/people/moderation';
import { and, desc, eq, lt } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import * as v from 'valibot';
import { cardColumnsOf } from '../../people/person-card.ts';
import { type AuditFilter, auditFilterEntries, matching } from './audit-filter.ts';
import { type AuditRow, joinActs } from './join-acts.ts';

export const auditQuerySchema = v.object({
  ...auditFilterEntries,
  /** `next` of the previous page. */
  before: v.optional(
    v.pipe(v.string(), v.regex(/^\d{1,15}$/, 'That is no entry of the log.'), v.transform(Number)),
  ),
});

/** Maximum number of acts on a page. */
const page = 50;
/** Maximum number of entries that are read for a page. A longer act goes on on the next page. */
const maxRead = 400;
const actor = alias(users, 'actor');
const subject = alias(users, 'subject');

/** Returns the statement that reads the entries of a filter, latest first. */
export const auditRows = (db: Database, filter: AuditFilter, before?: number) =>
  db
    .select({
      entry: auditLog,
      actor: cardColumnsOf(actor),
      subject: cardColumnsOf(subject),
    })
    .from(auditLog)
    .leftJoin(actor, eq(actor.id, auditLog.actorId))
    .leftJoin(subject, eq(subject.id, auditLog.subjectId))
    .where(and(before === undefined ? undefined : lt(auditLog.id, before), ...matching(db, filter)))
    .orderBy(desc(auditLog.id))
    .limit(maxRead + 1);

/**
 * Returns a page of the audit log, latest first, and where the next one begins (null: this is the last). One round
 * trip.
 */
export const listAudit = async (
  { db }: { db: Database },
  { before, ...filter }: v.InferOutput<typeof auditQuerySchema>,
): Promise<{ entries: ApiAuditEntry[]; next: number | null }> => {
  const rows: AuditRow[] = await auditRows(db, filter, before);
  const { acts, used } = joinActs(rows.slice(0, maxRead), page);
  return { entries: acts, next: used < rows.length ? (rows[used - 1]?.entry.id ?? null) : null };
};
