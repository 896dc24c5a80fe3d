import { desktopLoginIn } from '@tallyho/game/accounts/desktop-login';
import { isSiteOrigin } from './site/site-address.ts';

/** The scheme of the app's pages. A custom scheme gives them their own origin, unlike file: or http: addresses. */
export const appScheme = 'app';
export const appHost = 'tallyho';
export const appOrigin = `${appScheme}://${appHost}`;
export const linkScheme = 'tallyho';

/** Returns true if the address is a page of the app. */
export function isAppAddress(address: string): boolean {
  const url = URL.parse(address);
  return url?.protocol === `${appScheme}:` && url.host === appHost;
}

/** Returns the address under which others find a page of the app: on the site. Other addresses stay as they are. */
export function publicAddress(address: string, host: string | null): string {
  return host !== null && isAppAddress(address) ? host + address.slice(appOrigin.length) : address;
}

/** The path of the page inside test mode's frames. */
export const testFramePath = '/test-mode/frame';

/** Returns true if the address is the page inside test mode's frames, the only page that a frame may show. */
export const isTestFrame = (address: string): boolean =>
  isAppAddress(address) && URL.parse(address)?.pathname === testFramePath;

/** Returns true for paths that are forwarded to the site instead of served by the app. */
export function isOfHost(pathname: string): boolean {
  return /^\/(api|images)(\/|$)|^\/r\/[^/]+\/(card|board)\.png$/.test(pathname);
}

/** An address for the system's browser, in normalized form. */
export interface ExternalAddress {
  readonly url: URL;
  /** On the site that the app plays on. */
  readonly isOfSite: boolean;
}

/**
 * Returns the address if the system's browser may open it: https, or an address of the site at `host`, which may be http in the
 * own network (see readSiteAddress). Otherwise null. `host`: the origin of the site, null if none is chosen.
 */
export function externalAddress(address: string, host: string | null): ExternalAddress | null {
  const url = URL.parse(address);
  if (!url || url.username || url.password) return null;
  const isOfSite = url.origin === host && isSiteOrigin(host);
  return url.protocol === 'https:' || isOfSite ? { url, isOfSite } : null;
}

/**
 * Returns the page's path for a deep link: tallyho://join/CODE is an invitation, tallyho://desktop-login?... returns a provider
 * login from the system's browser, as a code or an error. Null for other links and for codes of the wrong format.
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
