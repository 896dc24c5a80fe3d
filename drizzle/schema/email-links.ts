import { isNotNull } from 'drizzle-orm';
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { users } from './users.ts';

/** Links that were sent by email and not used yet, and changes of an address that wait for their time. Single use. */
export const emailLinks = sqliteTable(
  'email_links',
  {
    /** SHA-256 of the token, base64url. Only the email contains the token itself. */
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
    /** Of a `change`: the address does not change before this time. Null: it changes when the link is opened. */
    effectiveAt: integer('effective_at', { mode: 'timestamp_ms' }),
    /** Of a `change` that waits for `effectiveAt`: when the link was opened. The row stays until the address has changed. */
    confirmedAt: integer('confirmed_at', { mode: 'timestamp_ms' }),
  },
  (table) => [
    index('email_links_user').on(table.userId, table.purpose),
    index('email_links_expiry').on(table.expiresAt),
    /** The changes that wait, for the scheduled job. */
    index('email_links_waiting').on(table.effectiveAt).where(isNotNull(table.confirmedAt)),
  ],
);
