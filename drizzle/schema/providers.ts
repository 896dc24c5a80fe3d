import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import type { passkeys } from './passkeys.ts';

const provider = () => text('provider', { enum: ['google', 'discord'] }).notNull();
const expiresAt = () => integer('expires_at', { mode: 'timestamp_ms' }).notNull();

/** The purpose of a login at a provider. */
export type OauthPurpose =
  | { kind: 'enter'; from: 'login' | 'register'; next: string }
  | { kind: 'link' | 'confirm'; userId: string; sessionHash: string }
  /** Link, from the desktop app: the app's own session links the provider when it fetches the outcome. */
  | { kind: 'identify' };

/** Pending logins at a provider. Each can be completed once, by the browser that started it. */
export const oauthAttempts = sqliteTable(
  'oauth_attempts',
  {
    /** SHA-256 of the state. Only the browser's cookie and the provider's callback contain the state itself. */
    stateHash: text('state_hash').primaryKey(),
    provider: provider(),
    codeVerifier: text('code_verifier').notNull(),
    nonce: text('nonce').notNull(),
    purpose: text('purpose', { mode: 'json' }).$type<OauthPurpose>().notNull(),
    /** For a login of the desktop app: S256 challenge of the secret that fetches the outcome. */
    appChallenge: text('app_challenge'),
    expiresAt: expiresAt(),
  },
  (table) => [index('oauth_attempts_expiry').on(table.expiresAt)],
);

/** Sign-ups that still need a username. Single use. */
export const pendingSignUps = sqliteTable(
  'pending_sign_ups',
  {
    /** The id of the future account. */
    userId: text('user_id').primaryKey(),
    tokenHash: text('token_hash').notNull(),
    provider: provider(),
    /** The provider's id of the user. */
    subject: text('subject').notNull(),
    /** Lower case, verified by the provider. */
    email: text('email').notNull(),
    expiresAt: expiresAt(),
  },
  (table) => [index('pending_sign_ups_expiry').on(table.expiresAt)],
);

/** The outcome of a login in the system's browser, for the desktop app. */
export type DesktopLoginOutcome =
  | { kind: 'enter'; userId: string }
  /** Its token is made when the app fetches it. */
  | { kind: 'signUp'; userId: string }
  | { kind: 'identity'; provider: 'google' | 'discord'; subject: string }
  /** A log in or a proof of identity with a passkey, or a new passkey, which the app's own session adds. */
  | { kind: 'passkeyEntry' | 'passkeyProof'; userId: string; credentialId: string }
  | { kind: 'newPasskey'; userId: string; passkey: NewPasskey };

/** A passkey that is not stored yet. */
export type NewPasskey = Pick<
  typeof passkeys.$inferInsert,
  'credentialId' | 'publicKey' | 'counter' | 'transports' | 'name'
>;

/** Outcomes of logins that the desktop app has not fetched yet. Single use. */
export const desktopLogins = sqliteTable(
  'hand_backs',
  {
    codeHash: text('code_hash').primaryKey(),
    challenge: text('challenge').notNull(),
    outcome: text('outcome', { mode: 'json' }).$type<DesktopLoginOutcome>().notNull(),
    expiresAt: expiresAt(),
  },
  (table) => [index('hand_backs_expiry').on(table.expiresAt)],
);
