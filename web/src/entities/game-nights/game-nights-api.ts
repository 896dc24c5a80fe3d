import { useQuery } from '@tanstack/react-query';
import { request } from '../../shared/api/api.ts';

/** Fetches a page of the user's finished games, the latest first. `cursor`: null for the first page. `enabled`: false fetches nothing. */
export const useGameNights = (cursor: string | null, enabled = true) =>
  useQuery({
    enabled,
    queryKey: ['game-nights', cursor],
    queryFn: () => request('GET', '/api/user/games', { query: cursor === null ? {} : { cursor } }),
    // Always refetched, because a game may have ended a moment ago.
    staleTime: 0,
  });
