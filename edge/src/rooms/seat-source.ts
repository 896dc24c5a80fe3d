import type { Source } from '@tallyho/game/model/person';
import type { Joiner } from '@tallyho/game/room/event';
import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { type Account, personOf } from '../auth/account.ts';
import { keyedHash } from '../auth/keyed-hash.ts';
import { cookieSettings } from '../auth/session-cookie.ts';
import { newToken } from '../auth/session-token.ts';
import { clientAddress } from '../http/client-address.ts';
import type { AppEnv } from '../http/context.ts';

/** Lifetime of the browser's id in seconds. */
const lifetime = 365 * 24 * 60 * 60;

const settings = <Env extends AppEnv>(c: Context<Env>) => cookieSettings(c, 'guest-browser');

/** Returns the browser's id, and gives it one if it has none, so that a ban finds the browser again. */
export const ensureBrowserId = <Env extends AppEnv>(c: Context<Env>): string => {
  const { name, options } = settings(c);
  const browser = getCookie(c, name) ?? newToken();
  setCookie(c, name, browser, { ...options, maxAge: lifetime });
  return browser;
};

/**
 * Returns where a request for a seat in the lobby `code` comes from. The room gets only these hashes, never the address.
 * `browser`: the browser's id; by default that of its cookie.
 */
export const seatSource = async <Env extends AppEnv>(
  c: Context<Env>,
  code: string,
  browser: string | undefined = getCookie(c, settings(c).name),
): Promise<Source> => {
  const hash = (kind: keyof Source, value: string) =>
    keyedHash(c.env.SERVICE_SECRET, 'seat source', code, kind, value);
  return {
    address: await hash('address', clientAddress(c)),
    browser: browser === undefined ? null : await hash('browser', browser),
  };
};

/** Returns the logged-in user as a person who requests a seat in the lobby `code`. Must run behind `requireUser`. */
export const joinerOf = async <Env extends AppEnv & { Variables: { user: Account } }>(
  c: Context<Env>,
  code: string,
): Promise<Joiner> => {
  const { user } = c.var;
  return {
    person: personOf(user),
    isGuest: user.isGuest || undefined,
    source: await seatSource(c, code),
  };
};
