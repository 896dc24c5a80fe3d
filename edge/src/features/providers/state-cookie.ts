import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import { cookieSettings } from '../../auth/session/session-cookie.ts';
import { oauthStateLifetime } from './oauth-states.ts';

/** Lax, because the browser comes back from the provider's page. */
const settings = (c: Context) => cookieSettings(c, 'provider-state');

/** Reads the state that binds a provider login to the browser that began it. Only the latest attempt is valid. */
export const readStateCookie = (c: Context): string | undefined => getCookie(c, settings(c).name);

export const writeStateCookie = (c: Context, state: string): void => {
  const { name, options } = settings(c);
  setCookie(c, name, state, { ...options, maxAge: oauthStateLifetime / 1000 });
};

export const clearStateCookie = (c: Context): void => {
  const { name, options } = settings(c);
  deleteCookie(c, name, options);
};
