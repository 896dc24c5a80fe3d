import { desktopLoginIn } from '@tallyho/game/accounts/desktop-login';

/** Where the pages live: a scheme of our own, so that they are neither files nor somebody's website. */
export const appScheme = 'app';
export const appHost = 'tallyho';
export const appOrigin = `${appScheme}://${appHost}`;
export const linkScheme = 'tallyho';

/** Whether an address is one of our own pages. */
export function isAppAddress(address: string): boolean {
  const url = URL.parse(address);
  return url?.protocol === `${appScheme}:` && url.host === appHost;
}

/** Paths that the site answers, not the app. */
export function isOfHost(pathname: string): boolean {
  return /^\/(api|images)(\/|$)|^\/r\/[^/]+\/card\.png$/.test(pathname);
}

/**
 * An address that may be given to the system's browser, in its parsed form: https, or the site's own at `host`, which is http
 * on this very machine alone (see hostOrigin). Null: it may not.
 */
export function externalAddress(address: string, host: string): string | null {
  const url = URL.parse(address);
  if (!url || url.username || url.password) return null;
  return url.protocol === 'https:' || url.origin === hostOrigin(host) ? url.href : null;
}

/** The origin of a site to play on: https, or http on this very machine. Null if it is not that. */
export function hostOrigin(text: string): string | null {
  const address = /^[a-z][a-z\d+.-]*:\/\//i.test(text) ? text : `https://${text}`;
  const url = URL.parse(address.trim());
  if (!url?.hostname || url.username || url.password) return null;
  const isHere = ['localhost', '127.0.0.1'].includes(url.hostname);
  return url.protocol === 'https:' || (url.protocol === 'http:' && isHere) ? url.origin : null;
}

/**
 * The page's path for a link to the app: tallyho://join/CODE invites, tallyho://desktop-login?... brings a provider's login back
 * from the system's browser, as a code or as the reason why it failed. Null for anything else, codes of the wrong form
 * included.
 */
export function pathOfLink(link: string): string | null {
  const url = URL.parse(link);
  if (url?.protocol !== `${linkScheme}:`) return null;
  if (url.host === 'desktop-login') return desktopLoginPath(url);
  if (url.host !== 'join') return null;
  const code = /^\/([A-Za-z2-9]{6})\/?$/.exec(url.pathname)?.[1]?.toUpperCase();
  return code === undefined ? null : `/join/${code}`;
}

function desktopLoginPath({ pathname, searchParams }: URL): string | null {
  const desktopLogin = desktopLoginIn(searchParams);
  return desktopLogin && ['', '/'].includes(pathname)
    ? `/desktop-login?${new URLSearchParams(desktopLogin)}`
    : null;
}
