import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/server';
import { cose, isoBase64URL, isoUint8Array } from '@simplewebauthn/server/helpers';
import type { Database } from '@tallyho/drizzle/client';
import { passkeys } from '@tallyho/drizzle/schema/passkeys';
import { limits } from '@tallyho/game/limits';
import { eq } from 'drizzle-orm';
import type { RelyingParty } from '../../auth/login/relying-party.ts';
import type { User } from '../../auth/user.ts';

const { EdDSA, ES256, RS256 } = cose.COSEALG;
/** The algorithms of all authenticators in use. */
export const algorithms: number[] = [ES256, EdDSA, RS256];

const timeout = limits.passkeys.challenge;

/** Returns the user id that an authenticator stores with a passkey, base64url. It is the account's id, which is random. */
export const userHandleOf = (userId: string): string => isoBase64URL.fromUTF8String(userId);

const credentialsOf = (db: Database, userId: string) =>
  db
    .select({ id: passkeys.credentialId, transports: passkeys.transports })
    .from(passkeys)
    .where(eq(passkeys.userId, userId));

/** Returns the options for `navigator.credentials.create()`. An authenticator makes only one passkey for an account. */
export const creationOptions = async (
  { db, site }: { db: Database; site: RelyingParty },
  { id, username }: Pick<User, 'id' | 'username'>,
  challenge: string,
): Promise<PublicKeyCredentialCreationOptionsJSON> =>
  generateRegistrationOptions({
    rpName: 'Tallyho',
    rpID: site.id,
    userID: isoUint8Array.fromUTF8String(id),
    userName: username,
    userDisplayName: username,
    challenge: isoBase64URL.toBuffer(challenge),
    timeout,
    attestationType: 'none',
    excludeCredentials: await credentialsOf(db, id),
    // Discoverable, so that a log in needs no username.
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    supportedAlgorithmIDs: algorithms,
  });

/**
 * Returns the options for `navigator.credentials.get()`. `userId`: the account whose passkeys are accepted; null: the user
 * chooses any passkey of the site.
 */
export const requestOptions = async (
  { db, site }: { db: Database; site: RelyingParty },
  userId: string | null,
  challenge: string,
): Promise<PublicKeyCredentialRequestOptionsJSON> =>
  generateAuthenticationOptions({
    rpID: site.id,
    challenge: isoBase64URL.toBuffer(challenge),
    timeout,
    userVerification: 'required',
    ...(userId !== null && { allowCredentials: await credentialsOf(db, userId) }),
  });
