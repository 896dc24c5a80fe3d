import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { users } from './users.ts';

/** Attempts to log in since the window began; gone after the next success. */
export const loginFailures = sqliteTable('login_failures', {
  userId: text('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  windowStart: integer('window_start', { mode: 'timestamp_ms' }).notNull(),
  attempts: integer('attempts').notNull(),
});
