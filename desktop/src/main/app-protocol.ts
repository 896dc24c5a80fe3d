import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { protocol } from 'electron';
import { appHost, appScheme, isOfHost, testFramePath } from './addresses.ts';
import { checkAdministrator } from './administrator.ts';
import { forward, unavailable } from './forward.ts';
import { currentHost, currentSockets } from './host.ts';
import { hostPagePath, respondToRetry, respondWithHostPage, retryPath } from './host-page.ts';
import { fileHeaders, pageHeaders } from './security-headers.ts';
import { findAsset } from './static-files.ts';

const pages = path.join(import.meta.dirname, '..', 'renderer');

/** Registers app:// as a standard, secure scheme. Must run before the app is ready. */
export function registerAppScheme(): void {
  protocol.registerSchemesAsPrivileged([
    {
      scheme: appScheme,
      privileges: { standard: true, secure: true, supportFetchAPI: true, stream: true, codeCache: true },
    },
  ]);
}

interface SiteListeners {
  /** Called when it is known if the user is an administrator. */
  readonly onAdministrator: (isAdministrator: boolean) => void;
  /** Called when the site is not reachable for a page that has just been loaded. */
  readonly onUnreachable: () => void;
}

/**
 * The load of the page that waits for its first response of the site; null after it. A page that gets none has nothing to show.
 * Requests of the page before it, which its load ends, say nothing about the site.
 */
let newPage: symbol | null = null;

/** Serves app://tallyho: the pages from the app, /api and /images from the site. */
export function serveAppScheme({ onAdministrator, onUnreachable }: SiteListeners): void {
  protocol.handle(appScheme, async (request) => {
    const { host, pathname, search } = new URL(request.url);
    if (host !== appHost) return new Response(null, { status: 404 });
    if (isOfHost(pathname)) {
      const site = currentHost();
      const requestingPage = newPage;
      const response = site === null ? null : await forward(site, request, pathname + search);
      if (requestingPage !== null && requestingPage === newPage) {
        newPage = null;
        if (response === null && site !== null && site === currentHost()) onUnreachable();
      }
      if (response === null) return unavailable();
      void checkAdministrator({ method: request.method, pathname }, onAdministrator);
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
      if (pathname !== testFramePath) newPage = Symbol(pathname);
      const html = await readFile(path.join(pages, 'index.html'), 'utf8');
      return new Response(html, { headers: pageHeaders({ pathname, html, sockets: currentSockets() }) });
    }
    const body = await readFile(asset.file);
    return new Response(new Uint8Array(body), { headers: fileHeaders(asset.type) });
  } catch {
    return new Response('Not found', { status: 404 });
  }
}
