import { useQuery } from '@tanstack/react-query';
import { request } from '../../shared/api/api.ts';

/** A page of the games that the person has finished, the latest first: the first one, or the one at `cursor`. */
export const useGameNights = (cursor: string | null) =>
  useQuery({
    queryKey: ['game-nights', cursor],
    queryFn: () => request('GET', '/api/user/games', { query: cursor === null ? {} : { cursor } }),
    // The last game may have ended a moment ago.
    staleTime: 0,
  });
