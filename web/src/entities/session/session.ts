import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { request } from '../../shared/api/api.ts';
import type { Answer } from '../../shared/api/api-types.ts';
import { changeMark } from '../preferences/local-changes.ts';
import { applyPreferences } from '../preferences/preferences.ts';
import { applyAccountBackground } from './background-choice.ts';
import { expectMember } from './session-hint.ts';

/** The person who is logged in, as the API tells it. */
export type SessionUser = Omit<
  NonNullable<Answer<'GET', '/api/user/auth-check'>['user']>,
  'googleId' | 'discordId'
>;

/** Where the query cache keeps the logged-in user (null: nobody). */
export const sessionKey = ['session'] as const;

/**
 * The look and the sounds that are stored with the account are this screen's from now on, but for what was
 * changed here after `mark`, when the account was asked.
 */
export function setSessionUser(user: SessionUser, mark?: number): void {
  applyPreferences(user.preferences, mark);
  applyAccountBackground(user.preferences, mark);
}

async function askWhoIsHere(): Promise<SessionUser | null> {
  const mark = changeMark();
  try {
    const { user } = await request('GET', '/api/user/auth-check');
    expectMember(user !== null);
    if (user) setSessionUser(user, mark);
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

/** Logs out. The user is cleared only when the server agreed. */
export function useLogOut() {
  const setUser = useSetUser();
  return useMutation({
    mutationFn: () => request('POST', '/api/user/logout'),
    onSuccess: () => setUser(null),
  });
}
