import { queryOptions } from '@tanstack/react-query';
import { request } from '../../../shared/api/api.ts';

/** Time between two requests for the leader's answer, in milliseconds. */
const pollInterval = 3_000;

/** Query for the leader's answer to the request of this browser for a seat; null: there is no question any more. */
export const entryQuery = (code: string) =>
  queryOptions({
    queryKey: ['lobbies', 'entry', code],
    queryFn: async ({ signal }) =>
      (await request('GET', '/api/guests/entry/:code', { param: { code }, signal })).entry,
    // Also after an answer, because the leader can change it.
    refetchInterval: pollInterval,
    // The guest may wait in another tab.
    refetchIntervalInBackground: true,
    staleTime: 0,
    gcTime: 0,
    retry: false,
  });
