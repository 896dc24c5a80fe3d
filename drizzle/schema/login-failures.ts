import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { users } from './users.ts';

/** Failed logins of an account since the window began; deleted after a successful login. */
export const loginFailures = sqliteTable(
  'login_failures',
  {
    userId: text('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    windowStart: integer('window_start', { mode: 'timestamp_ms' }).notNull(),
    attempts: integer('attempts').notNull(),
  },
  (table) => [index('login_failures_window').on(table.windowStart)],
);

/** The same for each source: a network address, a known browser, or a session. */
export const loginFailuresBySource = sqliteTable(
  'login_failures_by_source',
  {
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Keyed hash: addresses are not stored. */
    source: text('source').notNull(),
    windowStart: integer('window_start', { mode: 'timestamp_ms' }).notNull(),
    attempts: integer('attempts').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.source] }),
    index('login_failures_by_source_window').on(table.windowStart),
  ],
);
