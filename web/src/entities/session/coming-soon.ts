import { request } from '../../shared/api/api.ts';
import { noteOfferedProviders } from './offered-providers.ts';
import { expectOpen, isOpenExpected } from './session-hint.ts';

/** Timeout of the API request, in milliseconds. */
const requestTimeout = 5_000;

const ask = async (): Promise<boolean> => {
  const signal = AbortSignal.timeout(requestTimeout);
  try {
    const { comingSoon, providers } = await request('GET', '/api/config', { signal });
    expectOpen(!comingSoon);
    noteOfferedProviders(providers);
    return comingSoon;
  } catch {
    return false;
  }
};

/**
 * Resolves to true if visitors see only the coming-soon page. index.html has already sent the request, so the
 * response arrives together with the code. Without a response the site is shown and reports its own errors. Visitors
 * who have seen the open site do not wait; if it was closed since, they see that at their next visit.
 */
export const fetchComingSoon = async (): Promise<boolean> => {
  const answer = ask();
  return isOpenExpected() ? false : answer;
};
