import type { EvidenceLine, ReportReason } from '@tallyho/game/people/safety';
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { users } from './users.ts';

/** A line of what was said, as it is kept: the name is looked up when it is read, and is gone with its account. */
export type StoredEvidence = Omit<EvidenceLine, 'username'>;

/** What people told administrators about each other. A report outlives the accounts it is about, without their names. */
export const reports = sqliteTable(
  'reports',
  {
    id: text('id').primaryKey(),
    kind: text('kind', { enum: ['player', 'message'] }).notNull(),
    reporterId: text('reporter_id').references(() => users.id, { onDelete: 'set null' }),
    reportedId: text('reported_id').references(() => users.id, { onDelete: 'set null' }),
    reason: text('reason').$type<ReportReason>().notNull(),
    details: text('details').notNull(),
    /** What was said, as the server knows it. */
    evidence: text('evidence', { mode: 'json' }).$type<StoredEvidence[]>().notNull(),
    createdAt: integer('created_at', { mode: 'timestamp_ms' }).notNull(),
    /** Null: open. */
    closedAt: integer('closed_at', { mode: 'timestamp_ms' }),
  },
  (table) => [
    index('reports_open').on(table.closedAt, table.createdAt),
    index('reports_reported').on(table.reportedId),
    index('reports_reporter').on(table.reporterId),
  ],
);

/**
 * Everything that administrators did to accounts, themes, tags and pictures. Rows are only added. Users are stored as ids
 * only.
 */
export const auditLog = sqliteTable(
  'audit_log',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    at: integer('at', { mode: 'timestamp_ms' }).notNull(),
    actorId: text('actor_id').notNull(),
    action: text('action', {
      enum: [
        'report',
        'warn',
        'mute',
        'suspend',
        'lift',
        'closeReport',
        'deleteAccount',
        'createTheme',
        'updateTheme',
        'deleteTheme',
        'createTag',
        'updateTag',
        'deleteTag',
        'uploadPicture',
        'deletePicture',
      ],
    }).notNull(),
    /** Whom it was done to. */
    subjectId: text('subject_id'),
    details: text('details', { mode: 'json' }).$type<Record<string, string | number | null>>().notNull(),
  },
  (table) => [index('audit_log_subject').on(table.subjectId)],
);
