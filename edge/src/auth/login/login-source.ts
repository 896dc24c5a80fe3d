import { limits } from '@tallyho/game/limits';
import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { clientAddress } from '../../http/client-address.ts';
import type { AppEnv } from '../../http/context.ts';
import { keyedHash } from '../../http/keyed-hash.ts';
import type { Session } from '../session/session.ts';
import { cookieSettings } from '../session/session-cookie.ts';
import { newToken } from '../session-token.ts';
import type { User } from '../user.ts';

/** Where a password attempt comes from. Each source has its own limit. */
export interface LoginSource {
  /** Keyed hash of the client's address. */
  address: string;
  /**
   * The account that logged in with this browser before, the browser's id, and when it became known (epoch ms; 0: the account was
   * made in it). Null for an unknown browser.
   */
  known: { userId: string; browser: string; since: number } | null;
}

/** Lifetime of the cookie in seconds. */
const lifetime = 365 * 24 * 60 * 60;
const purpose = 'known browser';

/**
 * Reads the source of a login. A known browser has a cookie with the account's id and the time of its first login, signed by the deployment. It opens no
 * session: it only separates the browser's own attempts from those of others.
 */
export const readLoginSource = async <Env extends AppEnv>(c: Context<Env>): Promise<LoginSource> => {
  const secret = c.env.SERVICE_SECRET;
  const address = await keyedHash(secret, 'login address', clientAddress(c));
  const [userId = '', browser = '', since = '', signature] = (
    getCookie(c, cookieSettings(c, 'known-browser').name) ?? ''
  ).split('.', 4);
  const isGenuine =
    signature !== undefined && signature === (await keyedHash(secret, purpose, userId, browser, since));
  return { address, known: isGenuine ? { userId, browser, since: Number(since) } : null };
};

type Owner = Pick<User, 'id' | 'knownBrowsersFrom'>;

/** Returns since when the browser is known to the account (epoch ms); null if it is not known. */
const knownSince = ({ known }: LoginSource, { id, knownBrowsersFrom }: Owner): number | null =>
  known?.userId === id && known.since >= (knownBrowsersFrom?.getTime() ?? 0) ? known.since : null;

/**
 * Makes the browser known to the account, after a proof of identity. A browser that is known already stays so since the same time.
 * `isNew`: the account was made in this browser, so no other one can be known for longer.
 */
export const writeKnownBrowser = async <Env extends AppEnv>(
  c: Context<Env>,
  owner: Owner,
  { isNew = false }: { isNew?: boolean } = {},
): Promise<void> => {
  const { name, options } = cookieSettings(c, 'known-browser');
  const browser = newToken();
  const since = String(isNew ? 0 : (knownSince(await readLoginSource(c), owner) ?? Date.now()));
  const signature = await keyedHash(c.env.SERVICE_SECRET, purpose, owner.id, browser, since);
  setCookie(c, name, [owner.id, browser, since, signature].join('.'), { ...options, maxAge: lifetime });
};

/**
 * Returns true if the account has been used in this browser for `limits.email.changeDelay`: by this session, or by a login before
 * it. A person who has just learned the password is in a new browser.
 */
export const isTrustedBrowser = (source: LoginSource, owner: Owner, session: Session): boolean => {
  const latest = Date.now() - limits.email.changeDelay;
  return (
    session.createdAt.getTime() <= latest || (knownSince(source, owner) ?? Number.POSITIVE_INFINITY) <= latest
  );
};
