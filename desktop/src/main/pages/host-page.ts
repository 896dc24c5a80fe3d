import { appOrigin, isAppAddress, isOfHost } from '../addresses.ts';
import { currentSite, failureAtStart, findFirstSite, recentSites, switchSite } from '../site/current-site.ts';
import { type HostPage, hostPageMarkup } from './host-page-markup.ts';
import { pageHeaders } from './security-headers.ts';

/** Path of the page that asks for a site. */
export const hostPagePath = '/desktop/host';

/** Path that its script requests while the site does not respond: tries the site once more. */
export const retryPath = `${hostPagePath}/retry`;

/** Returns the path of that page when the app starts. `pagePath`: the page to open when a site is found. */
export const firstHostPage = (pagePath: string): string =>
  `${hostPagePath}?${new URLSearchParams({ page: pagePath })}`;

/** Returns the path of that page for the menu. `address`: the page that the window shows, which "Cancel" returns to. */
export const otherHostPage = (address: string): string =>
  `${hostPagePath}?${new URLSearchParams({ other: '', page: pageAt(address) })}`;

/** Returns the path of the page that a window shows; the home page instead of the page that asks for a site. */
export function pageAt(address: string): string {
  const url = URL.parse(address);
  const isPage = url !== null && isAppAddress(address) && url.pathname !== hostPagePath;
  return isPage ? url.pathname + url.search + url.hash : '/';
}

/** Tries the site of the start again. The status says if it has responded. */
export const respondToRetry = async (): Promise<Response> =>
  new Response(null, { status: (await findFirstSite()) ? 204 : 503 });

/**
 * GET responds with the form, or opens the game if a site was found since. POST tries the entered site and opens the game
 * there; if there is none, nothing changes.
 */
export async function respondWithHostPage(request: Request): Promise<Response> {
  const { search, searchParams } = new URL(request.url);
  const isOther = searchParams.has('other');
  const page = pageIn(searchParams.get('page'));
  const respond = (shown: Pick<HostPage, 'address' | 'failure' | 'isEntered'>, status = 200) =>
    html(
      hostPageMarkup({
        ...shown,
        isOther,
        current: currentSite(),
        back: page,
        recent: recentSites(),
        action: appOrigin + hostPagePath + search,
        retry: retryPath,
      }),
      status,
    );

  if (request.method !== 'POST') {
    if (!isOther && currentSite() !== null) return html(redirectMarkup(page), 200);
    const failure = isOther ? null : failureAtStart();
    return respond({ address: failure?.address ?? currentSite() ?? '', failure, isEntered: false });
  }
  const address = String((await request.formData()).get('host') ?? '').trim();
  const result = await switchSite(address);
  // On another site the page before has no meaning.
  if (result.kind === 'found') return html(redirectMarkup(isOther ? '/' : page), 200);
  return respond({ address, failure: { address, result }, isEntered: true }, 400);
}

/** Returns the path if it is one of the app's own pages, otherwise the home page. */
function pageIn(text: string | null): string {
  const url = URL.parse(text ?? '/', appOrigin);
  const isPage = url !== null && isAppAddress(url.href) && !isOfHost(url.pathname);
  return isPage ? url.pathname + url.search + url.hash : '/';
}

/** A redirect by status would be followed by `fetch` of the protocol handler, not by the window. */
const redirectMarkup = (path: string) =>
  `<!doctype html><html lang="en"><title>Tallyho</title><meta http-equiv="refresh" content="0;url=${encodeURI(path)}"></html>`;

function html(markup: string, status: number): Response {
  return new Response(markup, {
    status,
    headers: pageHeaders({ pathname: hostPagePath, html: markup, sockets: null }),
  });
}
