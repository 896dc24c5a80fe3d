import { base64url } from 'jose';

/** Milliseconds a session lives without being used. */
export const sessionLifetime = 30 * 24 * 60 * 60 * 1000;

/** A new secret: 32 random bytes as base64url. */
export const newToken = (): string => base64url.encode(crypto.getRandomValues(new Uint8Array(32)));

/** What is stored instead of the secret: its SHA-256 as base64url. */
export const hashToken = async (token: string): Promise<string> =>
  base64url.encode(new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(token))));
