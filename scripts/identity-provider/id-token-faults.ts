import { decodeJwt, decodeProtectedHeader, type JWTPayload, SignJWT } from 'jose';
import type { Fault } from './people.ts';

interface SigningKeys {
  /** The provider's key. */
  readonly own: CryptoKey;
  /** Another key. */
  readonly foreign: CryptoKey;
}

const hour = 3600;
const changes: Partial<Record<Fault, (claims: JWTPayload) => JWTPayload>> = {
  wrongNonce: () => ({ nonce: 'the-nonce-of-another-log-in' }),
  wrongAudience: () => ({ aud: 'another-client' }),
  wrongIssuer: () => ({ iss: 'https://another-issuer.example' }),
  expired: ({ iat = 0 }) => ({ iat: iat - 2 * hour, exp: iat - hour }),
  badSignature: () => ({}),
};

/** Returns the ID token with the fault applied; unchanged if the fault concerns something else. */
export async function withFault(idToken: string, fault: Fault | null, keys: SigningKeys): Promise<string> {
  const change = fault && changes[fault];
  if (!change) return idToken;
  const claims = decodeJwt(idToken);
  const { alg = 'RS256', ...header } = decodeProtectedHeader(idToken);
  return new SignJWT({ ...claims, ...change(claims) })
    .setProtectedHeader({ ...header, alg })
    .sign(fault === 'badSignature' ? keys.foreign : keys.own);
}
