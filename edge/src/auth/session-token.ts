import { base64url } from 'jose';

/** Returns a new secret: 32 random bytes as base64url. */
export const newToken = (): string => base64url.encode(crypto.getRandomValues(new Uint8Array(32)));

/** Begins the session tokens of guests. No other token has a dot. */
const guestPrefix = 'guest.';

/** Returns a new session token of a guest. */
export const newGuestToken = (): string => guestPrefix + newToken();

/** Returns true for a guest's session token, also after the session has ended. */
export const isGuestToken = (token: string): boolean => token.startsWith(guestPrefix);

/** Returns the SHA-256 of a token as base64url. Only this hash is stored. */
export const hashToken = async (token: string): Promise<string> =>
  base64url.encode(new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(token))));
