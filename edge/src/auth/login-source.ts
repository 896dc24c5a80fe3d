import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { clientAddress } from '../http/client-address.ts';
import type { AppEnv } from '../http/context.ts';
import { keyedHash } from './keyed-hash.ts';
import { cookieSettings } from './session-cookie.ts';
import { newToken } from './session-token.ts';

/** Where a password attempt comes from. Each source has its own limit. */
export interface LoginSource {
  /** Keyed hash of the client's address. */
  address: string;
  /** The account that logged in with this browser before, and the browser's id; null for an unknown browser. */
  known: { userId: string; browser: string } | null;
}

/** Lifetime of the cookie in seconds. */
const lifetime = 365 * 24 * 60 * 60;
const purpose = 'known browser';

/**
 * Reads the source of a login. A known browser has a cookie with the account's id, signed by the deployment. It opens no
 * session: it only separates the browser's own attempts from those of others.
 */
export const readLoginSource = async <Env extends AppEnv>(c: Context<Env>): Promise<LoginSource> => {
  const secret = c.env.SERVICE_SECRET;
  const address = await keyedHash(secret, 'login address', clientAddress(c));
  const [userId = '', browser = '', signature] = (
    getCookie(c, cookieSettings(c, 'known-browser').name) ?? ''
  ).split('.', 3);
  const isGenuine =
    signature !== undefined && signature === (await keyedHash(secret, purpose, userId, browser));
  return { address, known: isGenuine ? { userId, browser } : null };
};

/** Makes the browser known to the account, after a proof of identity. */
export const writeKnownBrowser = async (c: Context<AppEnv>, userId: string): Promise<void> => {
  const { name, options } = cookieSettings(c, 'known-browser');
  const browser = newToken();
  const signature = await keyedHash(c.env.SERVICE_SECRET, purpose, userId, browser);
  setCookie(c, name, [userId, browser, signature].join('.'), { ...options, maxAge: lifetime });
};
