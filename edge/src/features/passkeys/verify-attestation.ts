import { verifyRegistrationResponse } from '@simplewebauthn/server';
import { isoBase64URL } from '@simplewebauthn/server/helpers';
import type { NewPasskey } from '@tallyho/drizzle/schema/providers';
import type { RelyingParty } from '../../auth/login/relying-party.ts';
import { type Attestation, challengeIn } from './credentials.ts';
import { algorithms } from './options.ts';
import { refusal } from './refusal.ts';

/**
 * Verifies a new passkey: challenge, origin and domain of the site, and that the device has verified its user. `challenge` was
 * taken from the response and is known to be an open one. Throws `invalidPasskey`.
 */
export const verifyAttestation = async (
  site: RelyingParty,
  response: Attestation,
  { userId, name }: { userId: string; name: string },
): Promise<NewPasskey> => {
  const checked = await verifyRegistrationResponse({
    response,
    expectedChallenge: challengeIn(response),
    expectedOrigin: site.origin,
    expectedRPID: site.id,
    supportedAlgorithmIDs: algorithms,
  }).catch((error: unknown) => {
    throw refusal(userId, error);
  });
  if (!checked.verified) throw refusal(userId, 'attestation');
  const { id, publicKey, counter } = checked.registrationInfo.credential;
  return {
    credentialId: id,
    publicKey: isoBase64URL.fromBuffer(publicKey),
    counter,
    transports: response.response.transports,
    name,
  };
};
