import { appealDecisionSchema } from '@tallyho/game/people/sanctions';
import { index, integer, sqliteTable, text, unique } from 'drizzle-orm/sqlite-core';
import { users } from './users.ts';

/** What suspended users wrote against their suspension: at most one for each suspension. Deleted with the account. */
export const appeals = sqliteTable(
  'appeals',
  {
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The end of the suspension, which identifies it: a new suspension has another end. */
    suspendedUntil: integer('suspended_until', { mode: 'timestamp_ms' }).notNull(),
    /** The reason of the suspension that the user saw. */
    suspensionReason: text('suspension_reason').notNull(),
    text: text('text').notNull(),
    createdAt: integer('created_at', { mode: 'timestamp_ms' }).notNull(),
    /** Null while no administrator has decided. */
    decision: text('decision', { enum: appealDecisionSchema.options }),
    decidedAt: integer('decided_at', { mode: 'timestamp_ms' }),
    /** Null also if the administrator's account was deleted. */
    decidedBy: text('decided_by').references(() => users.id, { onDelete: 'set null' }),
    /** What the administrator wrote to the user; empty for a lifted suspension. */
    answer: text('answer').notNull().default(''),
  },
  (table) => [
    unique('appeals_suspension').on(table.userId, table.suspendedUntil),
    index('appeals_decided').on(table.decidedAt, table.createdAt),
    index('appeals_administrator').on(table.decidedBy),
  ],
);
