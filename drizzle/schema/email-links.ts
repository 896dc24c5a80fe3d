import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { users } from './users.ts';

/** Links that were sent by e-mail and not used yet. Single use. */
export const emailLinks = sqliteTable(
  'email_links',
  {
    /** SHA-256 of the token, base64url. Only the e-mail contains the token itself. */
    tokenHash: text('token_hash').primaryKey(),
    purpose: text('purpose', { enum: ['verify', 'reset', 'change', 'stop'] }).notNull(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /**
     * The address to which the link was sent. It is void if the account has another one by then; for `change` it is the
     * address that the account gets. `stop` ends a pending change, and is sent to the address that the account has.
     */
    email: text('email').notNull(),
    createdAt: integer('created_at', { mode: 'timestamp_ms' }).notNull(),
    expiresAt: integer('expires_at', { mode: 'timestamp_ms' }).notNull(),
  },
  (table) => [
    index('email_links_user').on(table.userId, table.purpose),
    index('email_links_expiry').on(table.expiresAt),
  ],
);
