import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';

/** Addresses that get a message when the site opens. */
export const subscriptions = sqliteTable('subscriptions', {
  /** Lower case. */
  email: text('email').primaryKey(),
  createdAt: integer('created_at', { mode: 'timestamp_ms' }).notNull(),
});
