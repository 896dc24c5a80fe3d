import type { Database } from '@tallyho/drizzle/client';
import { auditLog } from '@tallyho/drizzle/schema/safety';
import { users } from '@tallyho/drizzle/schema/users';
import type { AuditEntry } from '@tallyho/game/people/moderation';
import { desc, eq, lt } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import * as v from 'valibot';

export const auditQuerySchema = v.object({
  /** `_id` of the last entry of the previous page. */
  before: v.optional(
    v.pipe(v.string(), v.regex(/^\d{1,15}$/, 'That is no entry of the log.'), v.transform(Number)),
  ),
});

const page = 50;
const actor = alias(users, 'actor');
const subject = alias(users, 'subject');

/** Returns a page of the audit log, latest first. One round trip. */
export const listAudit = async (
  { db }: { db: Database },
  { before }: v.InferOutput<typeof auditQuerySchema>,
): Promise<{ entries: AuditEntry[]; hasMore: boolean }> => {
  const rows = await db
    .select({
      entry: auditLog,
      actor: { _id: actor.id, username: actor.username, avatar: actor.avatar },
      subject: { _id: subject.id, username: subject.username, avatar: subject.avatar },
    })
    .from(auditLog)
    .leftJoin(actor, eq(actor.id, auditLog.actorId))
    .leftJoin(subject, eq(subject.id, auditLog.subjectId))
    .where(before === undefined ? undefined : lt(auditLog.id, before))
    .orderBy(desc(auditLog.id))
    .limit(page + 1);
  return {
    entries: rows.slice(0, page).map(
      (row): AuditEntry => ({
        _id: row.entry.id,
        at: row.entry.at.toISOString(),
        actor: row.actor,
        action: row.entry.action,
        subject: row.subject,
        details: row.entry.details,
      }),
    ),
    hasMore: rows.length > page,
  };
};
