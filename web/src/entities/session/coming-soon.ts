import { request } from '../../shared/api/api.ts';
import { noteOfferedProviders } from './offered-providers.ts';
import { expectOpen, isOpenExpected } from './session-hint.ts';

/** An API that says nothing for so long says nothing at all, in milliseconds. */
const patience = 5_000;

const ask = async (): Promise<boolean> => {
  const signal = AbortSignal.timeout(patience);
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
 * Whether visitors are to see the coming-soon page alone. index.html has asked already, so the answer is
 * there with the code; without one the site shows, which then says itself what does not work. Who has seen the site open
 * waits for nothing: if it has been closed since, they see so at their next visit.
 */
export const fetchComingSoon = async (): Promise<boolean> => {
  const answer = ask();
  return isOpenExpected() ? false : answer;
};
