import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';

/** Wrong lobby codes of a source since its window began. */
export const codeGuesses = sqliteTable(
  'code_guesses',
  {
    /** Keyed hash of an account's id or a network address: neither is stored. */
    source: text('source').primaryKey(),
    windowStart: integer('window_start', { mode: 'timestamp_ms' }).notNull(),
    attempts: integer('attempts').notNull(),
  },
  (table) => [index('code_guesses_window').on(table.windowStart)],
);
