import type { Source } from '@tallyho/game/model/person';
import type { Joiner } from '@tallyho/game/room/state/event';
import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { createMiddleware } from 'hono/factory';
import { cookieSettings } from '../auth/session/session-cookie.ts';
import { newToken } from '../auth/session-token.ts';
import { personOfUser, type User } from '../auth/user.ts';
import { clientAddress } from '../http/client-address.ts';
import type { AppEnv } from '../http/context.ts';
import { ApiError } from '../http/errors.ts';
import { keyedHash } from '../http/keyed-hash.ts';

/** Lifetime of the browser's id in seconds. */
const lifetime = 365 * 24 * 60 * 60;

const settings = <Env extends AppEnv>(c: Context<Env>) => cookieSettings(c, 'guest-browser');

/**
 * Gives the browser an id with the page of an invite link, so that its request for a guest's seat has one. The id ends with
 * the browser's session; only a request that makes a guest keeps it longer.
 */
export const giveBrowserId = (c: Context<AppEnv>): void => {
  const { name, options } = settings(c);
  if (getCookie(c, name) === undefined) setCookie(c, name, newToken(), options);
};

/**
 * Requires the browser's id, so that a ban finds the browser again. A browser that came without the page of an invite link
 * gets it with the refusal, `cookiesBlocked`, and repeats the request. A browser that stores no cookies is refused again: it
 * could not keep the session either, and a seat or a link that works once would be lost.
 */
export const requireBrowserId = createMiddleware<AppEnv>(async (c, next) => {
  const { name, options } = settings(c);
  const browser = getCookie(c, name);
  setCookie(c, name, browser ?? newToken(), { ...options, maxAge: lifetime });
  if (browser === undefined) throw new ApiError('cookiesBlocked');
  await next();
});

/** Returns the browser's id; null if it has none. */
export const browserIdOf = <Env extends AppEnv>(c: Context<Env>): string | null =>
  getCookie(c, settings(c).name) ?? null;

/** Returns where a request for a seat in the lobby `code` comes from. The room gets only these hashes, never the address. */
export const seatSource = async <Env extends AppEnv>(c: Context<Env>, code: string): Promise<Source> => {
  const browser = browserIdOf(c);
  const hash = (kind: keyof Source, value: string) =>
    keyedHash(c.env.SERVICE_SECRET, 'seat source', code, kind, value);
  return {
    address: await hash('address', clientAddress(c)),
    browser: browser === null ? null : await hash('browser', browser),
  };
};

/** Returns the logged-in user as a person who requests a seat in the lobby `code`. Must run behind `requireUser`. */
export const joinerOf = async <Env extends AppEnv & { Variables: { user: User } }>(
  c: Context<Env>,
  code: string,
): Promise<Joiner> => {
  const { user } = c.var;
  return {
    person: personOfUser(user),
    isGuest: user.isGuest || undefined,
    source: await seatSource(c, code),
  };
};
