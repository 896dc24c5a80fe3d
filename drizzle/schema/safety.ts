import { auditActions } from '@tallyho/game/people/moderation';
import type { EvidenceLine, ReportReason } from '@tallyho/game/people/reports';
import { sql } from 'drizzle-orm';
import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { users } from './users.ts';

/** A stored line of evidence. It has no username: the name is read from the account, and is gone when that is deleted. */
export type StoredEvidence = Omit<EvidenceLine, 'username'>;

/** Reports to administrators. They are kept without ids and names after the accounts are deleted, and until a year after they were closed. */
export const reports = sqliteTable(
  'reports',
  {
    id: text('id').primaryKey(),
    kind: text('kind', { enum: ['player', 'message'] }).notNull(),
    reporterId: text('reporter_id').references(() => users.id, { onDelete: 'set null' }),
    reportedId: text('reported_id').references(() => users.id, { onDelete: 'set null' }),
    reason: text('reason').$type<ReportReason>().notNull(),
    details: text('details').notNull(),
    /** The messages, as the server has them. */
    evidence: text('evidence', { mode: 'json' }).$type<StoredEvidence[]>().notNull(),
    createdAt: integer('created_at', { mode: 'timestamp_ms' }).notNull(),
    /** Null for an open report. */
    closedAt: integer('closed_at', { mode: 'timestamp_ms' }),
    /** The reporter was a guest at that time. */
    byGuest: integer('by_guest', { mode: 'boolean' }).notNull().default(false),
    /** Of a guest's report: keyed hashes of the network address and of the browser's id, until the report has been closed for an hour. */
    sourceAddress: text('source_address'),
    sourceBrowser: text('source_browser'),
  },
  (table) => [
    index('reports_open').on(table.closedAt, table.createdAt),
    index('reports_reported').on(table.reportedId),
    index('reports_reporter').on(table.reporterId),
    index('reports_source').on(table.sourceAddress, table.createdAt),
  ],
);

/**
 * The authors of the messages in a report's evidence, so that the deletion of an account finds them. No reference to the account:
 * the evidence has the id, too.
 */
export const reportAuthors = sqliteTable(
  'report_authors',
  {
    userId: text('user_id').notNull(),
    reportId: text('report_id')
      .notNull()
      .references(() => reports.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.reportId] }),
    index('report_authors_report').on(table.reportId),
  ],
);

/**
 * Everything that administrators did to accounts, themes, tags and pictures. No route changes or deletes a row. Users are stored as ids
 * only, a deleted one as an alias. Triggers of the database add the names and reasons of each row to the full-text table
 * `audit_search`, which has the same row ids, and delete them with the row.
 */
export const auditLog = sqliteTable(
  'audit_log',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    at: integer('at', { mode: 'timestamp_ms' }).notNull(),
    actorId: text('actor_id').notNull(),
    action: text('action', { enum: auditActions }).notNull(),
    /** The affected user. */
    subjectId: text('subject_id'),
    details: text('details', { mode: 'json' }).$type<Record<string, string | number | null>>().notNull(),
  },
  (table) => [
    index('audit_log_subject').on(table.subjectId),
    index('audit_log_actor').on(table.actorId),
    index('audit_log_action').on(table.action),
    index('audit_log_at').on(table.at),
    /** What was done about a report. */
    index('audit_log_report').on(sql`details ->> '$.report'`).where(sql`details ->> '$.report' is not null`),
  ],
);
