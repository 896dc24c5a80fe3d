import { currentSite } from '../site/current-site.ts';
import { userPath } from './account-responses.ts';
import { isVisitor } from './app-user.ts';
import { forward } from './forward.ts';

/** What index.html requests first. */
const paths = ['/api/config', userPath];

/** After this time nothing of it is used, in milliseconds. */
const maxAge = 5_000;

/** The responses that the first page has not requested yet, by path; each is used once. */
const responses = new Map<string, Promise<Response | null>>();

let requestedFrom: string | null = null;

/** Requests what the first page of a logged-in player will request, while its process starts. The page of a visitor requests nothing. */
export async function requestEarly(): Promise<void> {
  const site = currentSite();
  if (site === null || (await isVisitor(site))) return;
  requestedFrom = site;
  for (const path of paths) responses.set(path, forward(site, new Request(site + path), path));
  setTimeout(() => responses.clear(), maxAge);
}

/**
 * Returns the response to a request of a page if it was requested early; otherwise null. `site`: the one that the app plays on. A request
 * that changes something makes all of them old.
 */
export function takeEarly(
  site: string,
  method: string,
  pathAndQuery: string,
): Promise<Response | null> | null {
  if (method !== 'GET' || site !== requestedFrom) {
    responses.clear();
    return null;
  }
  const response = responses.get(pathAndQuery) ?? null;
  responses.delete(pathAndQuery);
  return response;
}
