import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';

const provider = () => text('provider', { enum: ['google', 'discord'] }).notNull();
const expiresAt = () => integer('expires_at', { mode: 'timestamp_ms' }).notNull();

/** What a log in at a provider is for. */
export type OauthPurpose =
  | { kind: 'enter'; from: 'login' | 'register'; next: string }
  | { kind: 'link' | 'confirm'; userId: string; sessionHash: string }
  /** Link, from the desktop app: the app's own session does it when the hand-back arrives there. */
  | { kind: 'identify' };

/** Log ins at a provider that are under way: each can be finished once, by the browser that began it. */
export const oauthAttempts = sqliteTable(
  'oauth_attempts',
  {
    /** SHA-256 of the state, which only the browser's cookie and the provider's answer hold. */
    stateHash: text('state_hash').primaryKey(),
    provider: provider(),
    codeVerifier: text('code_verifier').notNull(),
    nonce: text('nonce').notNull(),
    purpose: text('purpose', { mode: 'json' }).$type<OauthPurpose>().notNull(),
    /** Where the desktop app began it: S256 of the secret with which it will fetch the outcome. */
    appChallenge: text('app_challenge'),
    expiresAt: expiresAt(),
  },
  (table) => [index('oauth_attempts_expiry').on(table.expiresAt)],
);

/** Sign-ups that lack only a username. Single use. */
export const pendingSignUps = sqliteTable(
  'pending_sign_ups',
  {
    /** The id that the account will have. */
    userId: text('user_id').primaryKey(),
    tokenHash: text('token_hash').notNull(),
    provider: provider(),
    /** The provider's own id of the person. */
    subject: text('subject').notNull(),
    /** Lower case, verified by the provider. */
    email: text('email').notNull(),
    expiresAt: expiresAt(),
  },
  (table) => [index('pending_sign_ups_expiry').on(table.expiresAt)],
);

/** What the system's browser found out for the desktop app. */
export type DesktopLoginOutcome =
  | { kind: 'enter'; userId: string }
  /** Its token is made when the app fetches it. */
  | { kind: 'signUp'; userId: string }
  | { kind: 'identity'; provider: 'google' | 'discord'; subject: string };

/** Outcomes of provider log ins that wait for the desktop app to fetch them. Single use. */
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
