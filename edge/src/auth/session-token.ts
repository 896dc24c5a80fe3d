import { base64url } from 'jose';

/** Returns a new secret: 32 random bytes as base64url. */
export const newToken = (): string => base64url.encode(crypto.getRandomValues(new Uint8Array(32)));

/** Returns the SHA-256 of a token as base64url. Only this hash is stored. */
export const hashToken = async (token: string): Promise<string> =>
  base64url.encode(new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(token))));
