import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';

/** Who asked to be told when the site opens. */
export const subscriptions = sqliteTable('subscriptions', {
  /** Lower case. */
  email: text('email').primaryKey(),
  createdAt: integer('created_at', { mode: 'timestamp_ms' }).notNull(),
});
