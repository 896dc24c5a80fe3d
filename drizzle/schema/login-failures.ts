import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { users } from './users.ts';

/** Failed logins since the window began; deleted after a successful login. */
export const loginFailures = sqliteTable('login_failures', {
  userId: text('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  windowStart: integer('window_start', { mode: 'timestamp_ms' }).notNull(),
  attempts: integer('attempts').notNull(),
});
