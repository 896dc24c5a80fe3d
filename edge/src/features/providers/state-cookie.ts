import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import { oauthStateLifetime } from './oauth-states.ts';

/** Lax, because the browser comes back from the provider's page. Plain http is for games in a local network. */
const settings = (c: Context) => {
  const secure = new URL(c.req.url).protocol === 'https:';
  return {
    name: secure ? '__Host-provider-state' : 'provider-state',
    options: { path: '/', httpOnly: true, sameSite: 'Lax', secure } as const,
  };
};

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
