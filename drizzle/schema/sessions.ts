import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { users } from './users.ts';

/** One row per logged-in browser. The token itself is only in its cookie. */
export const sessions = sqliteTable(
  'sessions',
  {
    /** SHA-256 of the token, base64url. */
    tokenHash: text('token_hash').primaryKey(),
    /** By which its owner can end it from elsewhere. */
    id: text('id').notNull().unique(),
    /** "Firefox on Windows": what the browser called itself at the log in. */
    device: text('device').notNull(),
    /** When its owner last proved who they are. */
    confirmedAt: integer('confirmed_at', { mode: 'timestamp_ms' }).notNull(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: integer('created_at', { mode: 'timestamp_ms' }).notNull(),
    lastSeen: integer('last_seen', { mode: 'timestamp_ms' }).notNull(),
    expiresAt: integer('expires_at', { mode: 'timestamp_ms' }).notNull(),
  },
  (table) => [index('sessions_user').on(table.userId)],
);
