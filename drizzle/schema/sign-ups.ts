import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';

/** New accounts of a network address since its window began. */
export const signUpCounts = sqliteTable(
  'sign_up_counts',
  {
    /** Keyed hash: addresses are not stored. */
    address: text('address').primaryKey(),
    windowStart: integer('window_start', { mode: 'timestamp_ms' }).notNull(),
    accounts: integer('accounts').notNull(),
  },
  (table) => [index('sign_up_counts_window').on(table.windowStart)],
);

/** Challenges of a proof of work that were solved and used. Each works once. */
export const usedChallenges = sqliteTable(
  'used_challenges',
  {
    /** The challenge's signature. */
    signature: text('signature').primaryKey(),
    expiresAt: integer('expires_at', { mode: 'timestamp_ms' }).notNull(),
  },
  (table) => [index('used_challenges_expiry').on(table.expiresAt)],
);
