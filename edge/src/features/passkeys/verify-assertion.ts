import { verifyAuthenticationResponse } from '@simplewebauthn/server';
import { isoBase64URL } from '@simplewebauthn/server/helpers';
import type { Database } from '@tallyho/drizzle/client';
import { passkeys } from '@tallyho/drizzle/schema/passkeys';
import { and, eq, lt, type SQL } from 'drizzle-orm';
import { hasPasskey, type PasskeyKey } from '../../auth/login/passkeys.ts';
import type { RelyingParty } from '../../auth/login/relying-party.ts';
import { ApiError } from '../../http/errors.ts';
import { log } from '../../http/log.ts';
import { type Asked, takeChallenge } from './challenges.ts';
import { type Assertion, challengeIn } from './credentials.ts';
import { userHandleOf } from './options.ts';
import { refusal } from './refusal.ts';

/** A passkey whose signature was verified. */
export interface UsedPasskey extends PasskeyKey {
  /** The authenticator's signature counter; 0 if it has none. */
  counter: number;
}

/** SQL condition: no later use of the passkey is stored, so this one is no copy. */
const isLater = ({ counter }: UsedPasskey): SQL | undefined =>
  counter === 0 ? eq(passkeys.counter, 0) : lt(passkeys.counter, counter);

/** SQL condition, for the statement that lets the user in: the account still has the passkey. */
export const isStillUsable = (db: Database, used: UsedPasskey): SQL => hasPasskey(db, used, isLater(used));

/** Returns the statement that stores the use of a passkey, for the batch that lets the user in. It comes last. */
export const storeUse = (db: Database, used: UsedPasskey) =>
  db
    .update(passkeys)
    .set({ counter: used.counter, lastUsedAt: new Date() })
    .where(and(eq(passkeys.credentialId, used.credentialId), eq(passkeys.userId, used.userId), isLater(used)))
    .returning({ id: passkeys.id });

/**
 * Verifies the answer to a challenge, which is used up by it: holder and age of the challenge, origin and domain of the site,
 * signature, that the device has verified its user, and that the counter has risen. Throws `expiredPasskeyRequest`,
 * `unknownPasskey`, `invalidPasskey`.
 */
export const verifyAssertion = async (
  { db, site }: { db: Database; site: RelyingParty },
  asked: Asked,
  assertion: Assertion,
): Promise<UsedPasskey> => {
  const expectedChallenge = challengeIn(assertion);
  const [[taken], [passkey]] = await db.batch([
    takeChallenge(db, expectedChallenge, asked),
    db.select().from(passkeys).where(eq(passkeys.credentialId, assertion.id)),
  ]);
  if (taken === undefined) throw new ApiError('expiredPasskeyRequest');
  if (passkey === undefined) {
    refusal(null, 'unknown');
    throw new ApiError('unknownPasskey');
  }
  const { userId, credentialId, counter: before } = passkey;
  const { response } = assertion;
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response: {
      ...assertion,
      response: {
        clientDataJSON: response.clientDataJSON,
        authenticatorData: response.authenticatorData,
        signature: response.signature,
      },
    },
    expectedChallenge,
    expectedOrigin: site.origin,
    expectedRPID: site.id,
    // The counter is compared below, where it is logged.
    credential: { id: credentialId, publicKey: isoBase64URL.toBuffer(passkey.publicKey), counter: 0 },
    requireUserVerification: true,
  }).catch((error: unknown) => {
    throw refusal(userId, error);
  });
  if (!verified) throw refusal(userId, 'signature');
  // Without a list of accepted passkeys an authenticator always returns the account.
  const { userHandle } = response;
  if (userHandle === undefined ? asked.purpose === 'enter' : userHandle !== userHandleOf(userId))
    throw refusal(userId, 'user handle');
  const { newCounter: counter } = authenticationInfo;
  if ((before > 0 || counter > 0) && counter <= before) {
    log('warn', 'passkeyCounterRegressed', { user: userId, before, counter });
    throw new ApiError('invalidPasskey');
  }
  return { userId, credentialId, counter };
};
