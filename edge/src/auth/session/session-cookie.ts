import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import { idleLifetime } from './session-lifetime.ts';

/** All cookies of the product. */
const cookieNames = [
  'session',
  'known-browser',
  'guest-browser',
  'sign-up',
  'provider-state',
  'passkey-login',
] as const;

/**
 * Name and options of a cookie that only the API reads. Plain http is for games in a local network, where browsers
 * reject Secure cookies.
 */
export const cookieSettings = (c: Context, name: (typeof cookieNames)[number]) => {
  const secure = new URL(c.req.url).protocol === 'https:';
  return {
    name: secure ? `__Host-${name}` : name,
    options: { path: '/', httpOnly: true, sameSite: 'Lax', secure } as const,
  };
};

const settings = (c: Context) => cookieSettings(c, 'session');

export const readSessionCookie = (c: Context): string | undefined => getCookie(c, settings(c).name);

export const writeSessionCookie = (c: Context, token: string): void => {
  const { name, options } = settings(c);
  setCookie(c, name, token, { ...options, maxAge: idleLifetime / 1000 });
};

export const clearSessionCookie = (c: Context): void => {
  const { name, options } = settings(c);
  deleteCookie(c, name, options);
};

/** The cookie that pages write themselves (web/src/entities/session/background-choice.ts). */
const pageCookie = 'tallyho-background';

/** Deletes all cookies of the product in this browser, after its user has deleted the account. */
export const clearAllCookies = (c: Context): void => {
  for (const cookie of cookieNames) {
    const { name, options } = cookieSettings(c, cookie);
    deleteCookie(c, name, options);
  }
  deleteCookie(c, pageCookie, { path: '/' });
};
