import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';

/** What was used of the budgets that the API counts in the database (edge/src/http/budgets.ts). */
export const budgetCounts = sqliteTable(
  'budget_counts',
  {
    /** Keyed hash of the budget's name, its time, and an account, address or mailbox: none of these is stored. */
    source: text('source').primaryKey(),
    /** When the count starts again. */
    endsAt: integer('ends_at', { mode: 'timestamp_ms' }).notNull(),
    used: integer('used').notNull(),
  },
  (table) => [index('budget_counts_end').on(table.endsAt)],
);
