/**
 * How the service worker responds to a request. `network`: it leaves the request to the browser and stores nothing.
 * `page`: from the network; without a connection the offline page. `asset`, `picture`: from a cache, then from the network.
 */
export type Strategy = 'network' | 'page' | 'asset' | 'picture';

/** What the strategy of a request depends on. */
export interface RequestFacts {
  readonly method: string;
  readonly url: URL;
  /** `Request.mode`: `navigate` for pages. */
  readonly mode: string;
  /** `Request.destination`: `image` for pictures of a page. */
  readonly destination: string;
}

/** Paths that the API serves. Log-in providers redirect to some of them, so they are never handled, not even as pages. */
const apiPath = /^\/(api|cdn-cgi)\//;
/** A file: the last part of the path has an extension. */
const filePath = /\.[^/]+$/;

/**
 * Returns how to respond to a request of the site at `origin`. Only files that are the same for all visitors are ever
 * stored: hashed files of the build, the script of the offline page, and pictures of themes. A picture with a query belongs to the theme editor and may
 * be of a hidden theme, so it is not stored.
 */
export function strategyFor({ method, url, mode, destination }: RequestFacts, origin: string): Strategy {
  if (method !== 'GET' || url.origin !== origin || apiPath.test(url.pathname)) return 'network';
  if (mode === 'navigate') return filePath.test(url.pathname) ? 'network' : 'page';
  if (url.search !== '') return 'network';
  if (url.pathname.startsWith('/assets/') || url.pathname === '/offline.js') return 'asset';
  if (url.pathname.startsWith('/images/') && destination === 'image') return 'picture';
  return 'network';
}

/**
 * Returns true if a response may be stored: complete, and of the requested kind. For a file that is gone the server responds
 * with the page, which must not be stored in its place.
 */
export function isStorable(response: Response, isPage: boolean): boolean {
  const isHtml = response.headers.get('Content-Type')?.startsWith('text/html') ?? false;
  return response.status === 200 && response.type !== 'opaque' && isHtml === isPage;
}
