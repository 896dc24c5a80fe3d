import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { users } from './users.ts';

/** The passkeys (WebAuthn credentials) with which accounts log in. Private keys never leave the users' devices. */
export const passkeys = sqliteTable(
  'passkeys',
  {
    /** The authenticator's id of the credential, base64url. */
    credentialId: text('credential_id').primaryKey(),
    /** The id with which the user renames or removes it. */
    id: text('id').notNull().unique(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** COSE key, base64url. */
    publicKey: text('public_key').notNull(),
    /** Signature counter of the last use; stays 0 for authenticators without one. */
    counter: integer('counter').notNull(),
    /** How the browser reaches the authenticator, as the browser has reported it. */
    transports: text('transports', { mode: 'json' }).$type<string[]>().notNull(),
    name: text('name').notNull(),
    createdAt: integer('created_at', { mode: 'timestamp_ms' }).notNull(),
    /** The last log in or proof of identity with it; null: none yet. */
    lastUsedAt: integer('last_used_at', { mode: 'timestamp_ms' }),
  },
  (table) => [index('passkeys_user').on(table.userId)],
);

/** Challenges for passkeys that were not answered yet. Single use. */
export const passkeyChallenges = sqliteTable(
  'passkey_challenges',
  {
    /** 32 random bytes, base64url. */
    challenge: text('challenge').primaryKey(),
    purpose: text('purpose', { enum: ['enter', 'confirm', 'add'] }).notNull(),
    /** Who may answer it: `browser <hash of its cookie>`, `session <public id>`, or `app <S256 challenge of the desktop app>`. */
    holder: text('holder').notNull(),
    /** The account that gets the passkey; null for a log in, and for a proof of identity for the desktop app. */
    userId: text('user_id').references(() => users.id, { onDelete: 'cascade' }),
    expiresAt: integer('expires_at', { mode: 'timestamp_ms' }).notNull(),
  },
  (table) => [
    index('passkey_challenges_holder').on(table.holder),
    index('passkey_challenges_user').on(table.userId),
    index('passkey_challenges_expiry').on(table.expiresAt),
  ],
);
