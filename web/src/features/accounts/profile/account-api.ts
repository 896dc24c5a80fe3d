import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type SessionUser, sessionKey, useSetUser } from '../../../entities/session/session.ts';
import { request } from '../../../shared/api/api.ts';
import { ApiError } from '../../../shared/api/api-error.ts';
import type { Answer } from '../../../shared/api/api-types.ts';
import { requestWithToken } from '../../../shared/api/csrf.ts';

/** A way to log in: a password, or a provider. */
export type LoginMethod = SessionUser['authProviders'][number];

/** Asks again who is logged in, and how. */
export function useRefreshAccount(): () => Promise<void> {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: sessionKey });
}

/** Shows at once which ways to log in there are now. */
export function useSetLoginMethods() {
  const client = useQueryClient();
  return (authProviders: LoginMethod[]) =>
    client.setQueryData<SessionUser | null>(sessionKey, (user) => user && { ...user, authProviders });
}

/** Changes the logged-in person's avatar, 1 to 8. Fails with ApiError. */
export function useUpdatePicture(userId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (avatarNumber: number) =>
      request('PUT', '/api/user/update-picture/:userId', { param: { userId }, body: { avatarNumber } }),
    onSuccess: ({ user }) => client.setQueryData(sessionKey, user),
  });
}

/** Proves by the password that it is them. Throws ApiError: invalidPassword, tooManyAttempts. */
export const confirmByPassword = (password: string) =>
  request('POST', '/api/user/confirm', { body: { password } });

/** Takes a way to log in away. Throws ApiError: onlyAuthMethod, notLinked, confirmationRequired. */
export const unlinkAccount = (provider: LoginMethod) =>
  requestWithToken('POST', '/api/user/unlink-account', { body: { provider } });

export interface PasswordChange {
  /** Empty where there is none yet. */
  readonly currentPassword: string;
  readonly newPassword: string;
}

/** Sets a password, for the first time or anew. Throws ApiError: invalidPassword, tooManyAttempts, confirmationRequired. */
export const changePassword = (change: PasswordChange) =>
  requestWithToken('POST', '/api/user/change-password', { body: change });

/** A browser or app that is logged in. Times in ISO 8601. */
export type OwnSession = Answer<'GET', '/api/user/sessions'>['sessions'][number];

const sessionsKey = ['own-sessions'] as const;

/** Where somebody is logged in. */
export const useOwnSessions = () =>
  useQuery({
    queryKey: sessionsKey,
    queryFn: async ({ signal }) => (await request('GET', '/api/user/sessions', { signal })).sessions,
    staleTime: 0,
  });

/** One that has ended already, from another window say, is as it should be. */
function unlessGone(error: unknown): void {
  if (!(error instanceof ApiError && error.code === 'notFound')) throw error;
}

/** Ends one session by its id, or all but this one ('others'). What is shown is asked for again, whatever came of it. */
export function useEndSession() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (which: string) => {
      if (which === 'others') await requestWithToken('DELETE', '/api/user/sessions');
      else
        await requestWithToken('DELETE', '/api/user/sessions/:id', { param: { id: which } }).catch(
          unlessGone,
        );
    },
    onSettled: () => client.invalidateQueries({ queryKey: sessionsKey }),
  });
}

/** Everything that is stored about the person. Throws ApiError. */
export const fetchOwnData = () => request('GET', '/api/user/data');

/** Deletes the account for good: whoever has a password gives it. Throws ApiError: invalidPassword, tooManyAttempts, confirmationRequired. */
export const deleteAccount = (password: string | null) =>
  requestWithToken('POST', '/api/user/delete-account', { body: password === null ? {} : { password } });

/** What follows a deletion: nobody is logged in here any more. */
export function useForgetAccount(): () => void {
  const setUser = useSetUser();
  return () => setUser(null);
}
