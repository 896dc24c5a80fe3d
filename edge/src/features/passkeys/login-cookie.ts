import { limits } from '@tallyho/game/limits';
import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { cookieSettings } from '../../auth/session/session-cookie.ts';
import { hashToken, newToken } from '../../auth/session-token.ts';
import { ApiError } from '../../http/errors.ts';

const settings = (c: Context) => cookieSettings(c, 'passkey-login');
const holderOf = async (secret: string): Promise<string> => `browser ${await hashToken(secret)}`;

/**
 * Returns the holder of a challenge for a log in: the browser, which gets a cookie for five minutes. Several pages of a browser
 * can wait for an answer, so they share it, also after one of them has logged in.
 */
export const writeLoginCookie = async (c: Context): Promise<string> => {
  const { name, options } = settings(c);
  // An empty cookie is none.
  const secret = getCookie(c, name) || newToken();
  setCookie(c, name, secret, { ...options, maxAge: limits.passkeys.challenge / 1000 });
  return holderOf(secret);
};

/** Returns the holder that this browser is. Throws `expiredPasskeyRequest` if it has no cookie. */
export const readLoginCookie = async (c: Context): Promise<string> => {
  const secret = getCookie(c, settings(c).name);
  if (!secret) throw new ApiError('expiredPasskeyRequest');
  return holderOf(secret);
};
