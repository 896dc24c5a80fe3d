import { readFile } from 'node:fs/promises';
import { protocol } from 'electron';
import { appHost, appScheme, isOfHost, testFramePath } from '../addresses.ts';
import { userPath } from '../requests/account-responses.ts';
import { checkUser, type UserListeners } from '../requests/app-user.ts';
import { takeEarly } from '../requests/early-requests.ts';
import { forward, unavailable } from '../requests/forward.ts';
import { currentSite } from '../site/current-site.ts';
import { hostPagePath, respondToRetry, respondWithHostPage, retryPath } from './host-page.ts';
import { ownPage } from './own-pages.ts';
import { fileHeaders } from './security-headers.ts';
import { findAsset, pages } from './static-files.ts';

/** Registers app:// as a standard, secure scheme. Must run before the app is ready. */
export function registerAppScheme(): void {
  protocol.registerSchemesAsPrivileged([
    {
      scheme: appScheme,
      privileges: { standard: true, secure: true, supportFetchAPI: true, stream: true, codeCache: true },
    },
  ]);
}

interface SiteListeners extends UserListeners {
  /** Called when the site is not reachable for a page that has just been loaded. */
  readonly onUnreachable: () => void;
}

/**
 * The load of the page that waits for its first response of the site; null after it. A page that gets none has nothing to show.
 * Requests of the page before it, which its load ends, say nothing about the site.
 */
let newPage: symbol | null = null;

/** Serves app://tallyho: the pages from the app, /api and /images from the site. */
export function serveAppScheme({ onUnreachable, ...userListeners }: SiteListeners): void {
  protocol.handle(appScheme, async (request) => {
    const { host, pathname, search } = new URL(request.url);
    if (host !== appHost) return new Response(null, { status: 404 });
    if (isOfHost(pathname)) {
      const site = currentSite();
      const requestingPage = newPage;
      const response =
        site === null
          ? null
          : await (takeEarly(site, request.method, pathname + search) ??
              forward(site, request, pathname + search));
      if (requestingPage !== null && requestingPage === newPage) {
        newPage = null;
        if (response === null && site !== null && site === currentSite()) onUnreachable();
      }
      if (response === null) return unavailable();
      void checkUser(
        { method: request.method, pathname },
        pathname === userPath && response.ok ? response.clone() : null,
        userListeners,
      );
      return response;
    }
    if (pathname === hostPagePath) return respondWithHostPage(request);
    if (pathname === retryPath) return respondToRetry();
    return respondWithFile(pathname);
  });
}

async function respondWithFile(pathname: string): Promise<Response> {
  const asset = findAsset(pages, pathname);
  if (asset.kind === 'none') return new Response('Not found', { status: 404 });
  try {
    if (asset.kind === 'page') {
      const { response, needsSite } = await ownPage(pathname);
      if (pathname !== testFramePath) newPage = needsSite ? Symbol(pathname) : null;
      return response;
    }
    const body = await readFile(asset.file);
    return new Response(new Uint8Array(body), { headers: fileHeaders(asset.type) });
  } catch {
    return new Response('Not found', { status: 404 });
  }
}
