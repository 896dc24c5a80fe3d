import { useQuery } from '@tanstack/react-query';
import { request } from '../../shared/api/api.ts';
import { peopleKeys } from './query-keys.ts';

/** Fetches how many games the user has played with a friend, and how much the two agreed. */
export const useSharedGames = (friend: string) =>
  useQuery({
    queryKey: peopleKeys.sharedGames(friend),
    queryFn: async ({ signal }) =>
      (await request('GET', '/api/user/games/with/:friendId', { param: { friendId: friend }, signal }))
        .shared,
    // It changes only when a game ends.
    staleTime: 5 * 60_000,
  });
