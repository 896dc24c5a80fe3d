import type { Preferences } from '@tallyho/game/accounts/preferences';
import type { Standing } from '@tallyho/game/people/safety';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { request } from '../net/api.ts';
import { toldSoFar } from '../net/own-changes.ts';
import { adoptPreferences } from '../net/preferences.ts';
import { adoptBackground } from './background-choice.ts';
import { expectMember } from './expected-member.ts';

/** The person who is logged in, as the API tells it (spec section 3). */
export interface SessionUser {
  readonly _id: string;
  readonly username: string;
  readonly email: string;
  readonly avatar: number;
  readonly administrator: boolean;
  readonly authProviders: readonly ('form' | 'google' | 'discord')[];
  readonly preferences: Preferences;
  /** What administrators have decided about the account. */
  readonly standing: Standing;
}

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
    const { user } = await request<{ user: SessionUser | null }>('GET', '/api/user/auth-check');
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
