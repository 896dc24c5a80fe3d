import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { users } from './users.ts';

/**
 * Marks the users who play without an account (docs/decisions/guests.md). Registering deletes the row and keeps the user.
 * A guest's `usernameNormalized` and `email` in `users` are values that no account can have.
 */
export const guests = sqliteTable(
  'guests',
  {
    userId: text('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: integer('created_at', { mode: 'timestamp_ms' }).notNull(),
    /** For administrators' search. Not unique. Null in rows of older versions of the API. */
    nameNormalized: text('name_normalized'),
  },
  (table) => [index('guests_created').on(table.createdAt), index('guests_name').on(table.nameNormalized)],
);

/** Links that open a guest's session on another device. Single use. */
export const guestLinks = sqliteTable(
  'guest_links',
  {
    /** SHA-256 of the token, base64url. Only the link contains the token itself. */
    tokenHash: text('token_hash').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    expiresAt: integer('expires_at', { mode: 'timestamp_ms' }).notNull(),
  },
  (table) => [index('guest_links_user').on(table.userId), index('guest_links_expiry').on(table.expiresAt)],
);

/** New guests of a network address since its window began. */
export const guestCounts = sqliteTable(
  'guest_counts',
  {
    /** Keyed hash: addresses are not stored. */
    address: text('address').primaryKey(),
    windowStart: integer('window_start', { mode: 'timestamp_ms' }).notNull(),
    guests: integer('guests').notNull(),
  },
  (table) => [index('guest_counts_window').on(table.windowStart)],
);
