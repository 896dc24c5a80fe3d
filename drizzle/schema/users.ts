import type { Preferences } from '@tallyho/game/accounts/preferences';
import type { Standing } from '@tallyho/game/people/sanctions';
import { isNotNull, sql } from 'drizzle-orm';
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';

/** One row for each account. Names and addresses are unique by their normalized columns. */
export const users = sqliteTable(
  'users',
  {
    id: text('id').primaryKey(),
    username: text('username').notNull(),
    usernameNormalized: text('username_normalized').notNull().unique(),
    /** Lower case. */
    email: text('email').notNull().unique(),
    /** When the user opened a link sent to this address, or a provider confirmed it. Null: anyone may have typed it. */
    emailVerifiedAt: integer('email_verified_at', { mode: 'timestamp_ms' }),
    /** PHC string; null for an account without a password. */
    passwordHash: text('password_hash'),
    googleId: text('google_id').unique(),
    discordId: text('discord_id').unique(),
    avatar: integer('avatar').notNull().default(1),
    administrator: integer('administrator', { mode: 'boolean' }).notNull().default(false),
    preferences: text('preferences', { mode: 'json' })
      .$type<Partial<Preferences>>()
      .notNull()
      .default(sql`'{}'`),
    /** Not suspended if null or in the past. */
    suspendedUntil: integer('suspended_until', { mode: 'timestamp_ms' }),
    suspensionReason: text('suspension_reason'),
    /** Not muted if null or in the past. */
    mutedUntil: integer('muted_until', { mode: 'timestamp_ms' }),
    muteReason: text('mute_reason'),
    /** The last warning until the user acknowledges it. */
    warning: text('warning', { mode: 'json' }).$type<NonNullable<Standing['warning']>>(),
    createdAt: integer('created_at', { mode: 'timestamp_ms' }).notNull(),
    /** Null: the account has its first username. */
    usernameChangedAt: integer('username_changed_at', { mode: 'timestamp_ms' }),
    /** Browsers that became known to the account before this time are not known any more. Null: all stay known. */
    knownBrowsersFrom: integer('known_browsers_from', { mode: 'timestamp_ms' }),
  },
  (table) => [
    index('users_suspended').on(table.suspendedUntil).where(isNotNull(table.suspendedUntil)),
    index('users_administrators').on(table.administrator).where(sql`administrator = 1`),
    index('users_muted').on(table.mutedUntil).where(isNotNull(table.mutedUntil)),
  ],
);
