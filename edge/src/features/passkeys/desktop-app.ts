import type { Database } from '@tallyho/drizzle/client';
import { users } from '@tallyho/drizzle/schema/users';
import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import type { RelyingParty } from '../../auth/login/relying-party.ts';
import { codeChallengeSchema, storeDesktopLogin } from '../../auth/session/desktop-logins.ts';
import { ApiError } from '../../http/errors.ts';
import { appHolder, findChallenge, takeChallenge } from './challenges.ts';
import { assertionSchema, attestationSchema, challengeIn } from './credentials.ts';
import { creationOptions } from './options.ts';
import { refusal } from './refusal.ts';
import { storeUse, verifyAssertion } from './verify-assertion.ts';
import { verifyAttestation } from './verify-attestation.ts';

/*
 * The desktop app's pages have no domain, so its passkeys are used in the system's browser, which has no session. The
 * outcome is stored for the app, which fetches it with a code and its own secret (auth/desktop-logins.ts).
 */

/** `app`: S256 challenge of the app's verifier. */
export const appSchema = v.object({ app: codeChallengeSchema });
const purpose = v.picklist(['enter', 'confirm']);
export const appPurposeSchema = v.object({ ...appSchema.entries, purpose });
export const appAssertionSchema = v.object({ ...appPurposeSchema.entries, passkey: assertionSchema });
export const appAttestationSchema = v.object({ ...appSchema.entries, passkey: attestationSchema });

type Access = { db: Database; site: RelyingParty };

/**
 * Returns the options for the new passkey that the app has asked for, in the system's browser. Throws
 * `expiredPasskeyRequest`.
 */
export const creationOptionsForApp = async (access: Access, { app }: v.InferOutput<typeof appSchema>) => {
  const asked = await findChallenge(access.db, { purpose: 'add', holder: appHolder(app) });
  const user =
    asked?.userId &&
    (await access.db
      .select({ id: users.id, username: users.username })
      .from(users)
      .where(eq(users.id, asked.userId))
      .get());
  if (!asked || !user) throw new ApiError('expiredPasskeyRequest');
  return creationOptions(access, user, asked.challenge);
};

/** Verifies a passkey for the app. Returns the code for the app. Throws what `verifyAssertion` throws. */
export const storeAssertionForApp = async (
  access: Access,
  input: v.InferOutput<typeof appAssertionSchema>,
): Promise<string> => {
  const { db } = access;
  const asked = { purpose: input.purpose, holder: appHolder(input.app) };
  const used = await verifyAssertion(access, asked, input.passkey);
  const { userId, credentialId } = used;
  if ((await storeUse(db, used)).length === 0) throw refusal(userId, 'used or removed meanwhile');
  const kind = input.purpose === 'enter' ? 'passkeyEntry' : 'passkeyProof';
  return storeDesktopLogin(db, input.app, { kind, userId, credentialId });
};

/**
 * Verifies a new passkey for the app, whose own session then adds it. `name`: the system's browser. Returns the code for the
 * app. Throws `expiredPasskeyRequest`, `invalidPasskey`.
 */
export const storeAttestationForApp = async (
  { db, site }: Access,
  { app, passkey }: v.InferOutput<typeof appAttestationSchema>,
  name: string,
): Promise<string> => {
  const [taken] = await takeChallenge(db, challengeIn(passkey), { purpose: 'add', holder: appHolder(app) });
  if (!taken?.userId) throw new ApiError('expiredPasskeyRequest');
  const { userId } = taken;
  const added = await verifyAttestation(site, passkey, { userId, name });
  return storeDesktopLogin(db, app, { kind: 'newPasskey', userId, passkey: added });
};
