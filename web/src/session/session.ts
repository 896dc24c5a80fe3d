import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { request } from '../net/api.ts';
import type { Answer } from '../net/api-types.ts';
import { toldSoFar } from '../net/own-changes.ts';
import { adoptPreferences } from '../net/preferences.ts';
import { adoptBackground } from './background-choice.ts';
import { expectMember } from './expected-member.ts';

/** The person who is logged in, as the API tells it (spec section 3). */
export type SessionUser = Omit<
  NonNullable<Answer<'GET', '/api/user/auth-check'>['user']>,
  'googleId' | 'discordId'
>;

/** Where the query cache keeps the logged-in user (null: nobody). */
export const sessionKey = ['session'] as const;

/**
 * The look and the sounds that are stored with the account are this screen's from now on (decision 48), but for what was
 * changed here after `mark`, when the account was asked.
 */
export function adopt(user: SessionUser, mark?: number): void {
  adoptPreferences(user.preferences, mark);
  adoptBackground(user.preferences, mark);
}

async function askWhoIsHere(): Promise<SessionUser | null> {
  const mark = toldSoFar();
  try {
    const { user } = await request('GET', '/api/user/auth-check');
    expectMember(user !== null);
    if (user) adopt(user, mark);
    return user;
  } catch (error) {
    console.error('Auth check failed', error);
    throw error;
  }
}

interface Session {
  /** Null: nobody, or nobody knows. */
  readonly user: SessionUser | null;
  /** It isn't known yet. */
  readonly isLoading: boolean;
  /** It can't be known: nobody answers. */
  readonly isUnknown: boolean;
}

/** Who looks at the page. */
export function useSession(): Session {
  const { data, isLoading, isLoadingError } = useQuery({
    queryKey: sessionKey,
    queryFn: askWhoIsHere,
    staleTime: 60_000,
  });
  return { user: data ?? null, isLoading, isUnknown: isLoadingError };
}

/** Makes somebody the user of this browser, or nobody. What was cached for the one before is dropped. */
export function useSetUser() {
  const client = useQueryClient();
  return (user: SessionUser | null) => {
    expectMember(user !== null);
    client.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== sessionKey[0] });
    client.setQueryData(sessionKey, user);
  };
}

/** Logs out. The user is cleared only when the server agreed (spec section 4). */
export function useLogOut() {
  const setUser = useSetUser();
  return useMutation({
    mutationFn: () => request('POST', '/api/user/logout'),
    onSuccess: () => setUser(null),
  });
}
