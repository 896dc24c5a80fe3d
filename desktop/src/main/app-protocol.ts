import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { protocol } from 'electron';
import { appHost, appScheme, isOfHost } from './addresses.ts';
import { checkAdministrator } from './administrator.ts';
import { forward } from './forward.ts';
import { currentSockets } from './host.ts';
import { hostPagePath, respondWithHostPage } from './host-page.ts';
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

/**
 * Serves app://tallyho: the pages from the app, /api and /images from the site. `onAdministrator` is called when it is known if
 * the user is an administrator.
 */
export function serveAppScheme(onAdministrator: (isAdministrator: boolean) => void): void {
  protocol.handle(appScheme, async (request) => {
    const { host, pathname, search } = new URL(request.url);
    if (host !== appHost) return new Response(null, { status: 404 });
    if (isOfHost(pathname)) {
      const response = await forward(request, pathname + search);
      void checkAdministrator({ method: request.method, pathname }, onAdministrator);
      return response;
    }
    if (pathname === hostPagePath) return respondWithHostPage(request);
    return respondWithFile(pathname);
  });
}

async function respondWithFile(pathname: string): Promise<Response> {
  const asset = findAsset(pages, pathname);
  if (asset.kind === 'none') return new Response('Not found', { status: 404 });
  try {
    if (asset.kind === 'page') {
      const html = await readFile(path.join(pages, 'index.html'), 'utf8');
      return new Response(html, { headers: pageHeaders({ pathname, html, sockets: currentSockets() }) });
    }
    const body = await readFile(asset.file);
    return new Response(new Uint8Array(body), { headers: fileHeaders(asset.type) });
  } catch {
    return new Response('Not found', { status: 404 });
  }
}
