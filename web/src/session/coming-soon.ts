import { request } from '../net/api.ts';

/** An API that says nothing for so long says nothing at all, in milliseconds. */
const patience = 15_000;

/**
 * Whether visitors are to see the coming-soon page alone (decision 46). index.html has asked already, so the answer is
 * there with the code; without one the site shows, which then says itself what does not work.
 */
export const askComingSoon = (): Promise<boolean> =>
  request<{ comingSoon: boolean }>('GET', '/api/config', { signal: AbortSignal.timeout(patience) }).then(
    ({ comingSoon }) => comingSoon,
    () => false,
  );
