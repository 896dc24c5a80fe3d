import { request } from '../../shared/api/api.ts';
import type { ResponseBody } from '../../shared/api/api-types.ts';
import { createStore, useStore } from '../../shared/store/store.ts';
import { noteOfferedPasskeys, noteOfferedProviders } from './offered-providers.ts';
import { expectOpen, isOpenExpected } from './session-hint.ts';

/** Timeout of the API request, in milliseconds. */
const requestTimeout = 5_000;
/** Time from a failed request to the next one, in milliseconds. */
const retryDelay = 5_000;

const store = createStore(false);

/** Returns true if visitors see only the coming-soon page. Changes when a late response arrives. */
export const useIsComingSoon = (): boolean => useStore(store);

/** Applies the settings of the deployment to this page, and stores them for the next visit. */
export function acceptConfig({ comingSoon, providers, passkeys }: ResponseBody<'GET', '/api/config'>): void {
  expectOpen(!comingSoon);
  noteOfferedProviders(providers);
  noteOfferedPasskeys(passkeys);
  store.set(comingSoon);
}

/** Fetches and stores the setting. Resolves to false if there is no response. */
async function fetchSetting(): Promise<boolean> {
  const signal = AbortSignal.timeout(requestTimeout);
  try {
    acceptConfig(await request('GET', '/api/config', { signal }));
    return true;
  } catch {
    return false;
  }
}

/**
 * Resolves when the first page can be drawn. index.html has already sent the request, so the response arrives together
 * with the code. Visitors who have seen the open site do not wait: if it was closed since, it closes when the response
 * arrives. For other visitors the site is closed until a response says otherwise; failed requests are repeated.
 */
export async function loadComingSoon(): Promise<void> {
  const isFetched = fetchSetting();
  if (isOpenExpected()) return;
  if (await isFetched) return;
  store.set(true);
  retryLater();
}

function retryLater(): void {
  setTimeout(() => {
    void fetchSetting().then((isFetched) => isFetched || retryLater());
  }, retryDelay);
}
