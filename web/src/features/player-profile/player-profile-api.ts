import { useQuery } from '@tanstack/react-query';
import { request } from '../../shared/api/api.ts';

/** Fetches what the user's own games say of the user. */
export const usePlayerProfile = () =>
  useQuery({
    queryKey: ['player-profile'],
    queryFn: async ({ signal }) => (await request('GET', '/api/user/profile', { signal })).profile,
    // Always refetched, because a game may have ended a moment ago.
    staleTime: 0,
  });

/** Returns the question of a favourite as text. */
export const questionText = (question: string): string => `From “${question}”`;
