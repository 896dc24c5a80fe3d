import { type PersonFrom, personFrom } from '@tallyho/game/people/cards';
import { type QueryFunctionContext, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { request } from '../../shared/api/api.ts';
import type { ResponseBody } from '../../shared/api/api-types.ts';
import { changeMark } from '../preferences/local-changes.ts';
import { applyPreferences } from '../preferences/preferences.ts';
import { applyAccountBackground } from './background-choice.ts';
import { expectUser } from './session-hint.ts';

/** The logged-in user as returned by the API. */
export type ApiUser = Omit<
  NonNullable<ResponseBody<'GET', '/api/user/auth-check'>['user']>,
  'googleId' | 'discordId'
>;
/** The logged-in user. */
export type SessionUser = PersonFrom<ApiUser>;

/** Query cache key of the logged-in user (null: no user). */
export const sessionKey = ['session'] as const;

/**
 * Applies the background and sound settings of the account to this page, except settings that were changed here after
 * `mark`, the time of the account request.
 */
export function setSessionUser(user: SessionUser, mark?: number): void {
  applyPreferences(user.preferences, mark);
  applyAccountBackground(user.preferences, mark);
}

/** Fetches the logged-in user. A response that is older than a log in on this page is dropped, and the request repeated. */
async function fetchSession(context: QueryFunctionContext): Promise<SessionUser | null> {
  const mark = changeMark();
  const changes = () => context.client.getQueryState(sessionKey)?.dataUpdateCount;
  const before = changes();
  try {
    const { user: responded } = await request('GET', '/api/user/auth-check');
    if (changes() !== before) return await fetchSession(context);
    const user = responded && personFrom(responded);
    expectUser(user !== null);
    if (user) setSessionUser(user, mark);
    return user;
  } catch (error) {
    console.error('Auth check failed', error);
    throw error;
  }
}

/** The request for the logged-in user. index.html has already sent it. */
export const sessionQuery = queryOptions({
  queryKey: sessionKey,
  queryFn: fetchSession,
  staleTime: 60_000,
});

interface Session {
  /** Null: no user is logged in, or the user is not known. */
  readonly user: SessionUser | null;
  /** The first response has not arrived yet. */
  readonly isLoading: boolean;
  /** The user is unknown because the API does not respond. */
  readonly isUnknown: boolean;
  /** Why the user is unknown; null if the user is known or the first response has not arrived. */
  readonly error: Error | null;
}

/** Returns the user who views the page. */
export function useSession(): Session {
  const { data, isLoading, isLoadingError, error } = useQuery(sessionQuery);
  return { user: data ?? null, isLoading, isUnknown: isLoadingError, error: isLoadingError ? error : null };
}

/** Returns true if the user plays without an account. */
export const useIsGuest = (): boolean => useSession().user?.isGuest ?? false;

/** Sets or clears the user of this browser. Drops all cached data of the previous user. */
export function useSetUser() {
  const client = useQueryClient();
  return (user: SessionUser | null) => {
    expectUser(user !== null);
    client.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== sessionKey[0] });
    client.setQueryData(sessionKey, user);
  };
}
