import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import { cookieSettings } from '../../auth/session/session-cookie.ts';
import { hashToken } from '../../auth/session-token.ts';

/** Milliseconds that a new user has for choosing a username. */
export const signUpLifetime = 10 * 60_000;

const settings = (c: Context) => cookieSettings(c, 'sign-up');

/**
 * Returns the hash under which a pending sign-up is stored: of its token, and of the secret in the cookie of the browser
 * that began it. A link with the token opens nothing in another browser.
 */
export const signUpHash = (token: string, secret: string): Promise<string> => hashToken(`${token}.${secret}`);

/** Returns the sign-up secret of the browser; empty if it has none. */
export const readSignUpSecret = (c: Context): string => getCookie(c, settings(c).name) ?? '';

/** Stores the sign-up secret in the browser. It replaces the last one, so only the latest sign-up can be finished. */
export const writeSignUpSecret = (c: Context, secret: string): void => {
  const { name, options } = settings(c);
  setCookie(c, name, secret, { ...options, maxAge: signUpLifetime / 1000 });
};

export const clearSignUpSecret = (c: Context): void => {
  const { name, options } = settings(c);
  deleteCookie(c, name, options);
};
