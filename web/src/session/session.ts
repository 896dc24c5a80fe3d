import type { Preferences } from '@tallyho/game/accounts/preferences';
import type { Standing } from '@tallyho/game/people/safety';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { request } from '../net/api.ts';
import { adoptPreferences } from '../net/preferences.ts';
import { adoptBackground, shareBackground } from './background-choice.ts';
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

interface UserAnswer {
  readonly user: SessionUser;
}

/** Where the query cache keeps the logged-in user (null: nobody). */
export const sessionKey = ['session'] as const;

/** The look and the sounds that are stored with the account are this screen's from now on (decision 48). */
function adopt(user: SessionUser): void {
  adoptPreferences(user.preferences);
  adoptBackground(user.preferences);
}

async function askWhoIsHere(): Promise<SessionUser | null> {
  try {
    const { user } = await request<{ user: SessionUser | null }>('GET', '/api/user/auth-check');
    expectMember(user !== null);
    if (user) adopt(user);
    return user;
  } catch (error) {
    console.error('Auth check failed', error);
    throw error;
  }
}

/** Who looks at the page. While it isn't known, or can't be, `user` is null. */
export function useSession(): { readonly user: SessionUser | null; readonly isLoading: boolean } {
  const { data, isLoading } = useQuery({ queryKey: sessionKey, queryFn: askWhoIsHere, staleTime: 60_000 });
  return { user: data ?? null, isLoading };
}

/** Makes somebody the user of this browser, or nobody. What was cached for the one before is dropped. */
function useSetUser() {
  const client = useQueryClient();
  return (user: SessionUser | null) => {
    expectMember(user !== null);
    client.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== sessionKey[0] });
    client.setQueryData(sessionKey, user);
  };
}

/** Logs in with a password. Fails with ApiError: 'User not found', 'Invalid password', too many attempts. */
export function useLogIn() {
  const setUser = useSetUser();
  return useMutation({
    mutationFn: (body: { emailOrUsername: string; password: string }) =>
      request<UserAnswer>('POST', '/api/user/login', { body }),
    onSuccess: ({ user }) => {
      adopt(user);
      setUser(user);
    },
  });
}

/** Makes an account and logs in. The background chosen as a guest comes along. Fails with ApiError. */
export function useRegister() {
  const setUser = useSetUser();
  return useMutation({
    mutationFn: (body: { username: string; email: string; password: string }) =>
      request<UserAnswer>('POST', '/api/user/register', { body }),
    onSuccess: ({ user }) => {
      shareBackground();
      setUser(user);
    },
  });
}

/** Ends a sign-up that came from a provider (decision 33) and logs in. Fails with ApiError. */
export function useSetUsername() {
  const setUser = useSetUser();
  return useMutation({
    mutationFn: (body: { userId: string; token: string; username: string }) =>
      request<UserAnswer>('POST', '/api/user/set-username', { body }),
    onSuccess: ({ user }) => {
      shareBackground();
      setUser(user);
    },
  });
}

/** Changes the logged-in person's avatar, 1 to 8. Fails with ApiError. */
export function useUpdatePicture(userId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (avatarNumber: number) =>
      request<UserAnswer>('PUT', `/api/user/update-picture/${userId}`, { body: { avatarNumber } }),
    onSuccess: ({ user }) => client.setQueryData(sessionKey, user),
  });
}

/** Logs out. The user is cleared only when the server agreed (spec section 4). */
export function useLogOut() {
  const setUser = useSetUser();
  return useMutation({
    mutationFn: () => request('POST', '/api/user/logout'),
    onSuccess: () => setUser(null),
  });
}
