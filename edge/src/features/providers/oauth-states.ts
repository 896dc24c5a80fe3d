import type { Database } from '@tallyho/drizzle/client';
import { type OauthPurpose, oauthAttempts } from '@tallyho/drizzle/schema/providers';
import { eq, lte } from 'drizzle-orm';
import type { ProviderName } from '../../auth/login/provider-keys.ts';
import { hashToken } from '../../auth/session-token.ts';
import type { Secrets } from './oauth.ts';

/** Milliseconds until a started provider login expires. */
export const oauthStateLifetime = 10 * 60_000;

export interface OauthState {
  provider: ProviderName;
  purpose: OauthPurpose;
  /** Set if the desktop app began it. */
  appChallenge: string | null;
}

/** Stores a started login and deletes expired ones. */
export const storeOauthState = async (
  db: Database,
  { state, nonce, codeVerifier }: Secrets,
  attempt: OauthState,
): Promise<void> => {
  const now = Date.now();
  const row = { ...attempt, stateHash: await hashToken(state), codeVerifier, nonce };
  await db.batch([
    db.delete(oauthAttempts).where(lte(oauthAttempts.expiresAt, new Date(now))),
    db.insert(oauthAttempts).values({ ...row, expiresAt: new Date(now + oauthStateLifetime) }),
  ]);
};

/** Returns and deletes the attempt with this state; undefined if there is none. It may have expired. */
export const consumeOauthState = async (
  db: Database,
  state: string,
): Promise<typeof oauthAttempts.$inferSelect | undefined> =>
  db
    .delete(oauthAttempts)
    .where(eq(oauthAttempts.stateHash, await hashToken(state)))
    .returning()
    .get();
