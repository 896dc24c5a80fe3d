import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect } from 'react';
import { type SessionUser, sessionKey } from '../../../entities/session/session.ts';
import { onUserEvent } from '../../../entities/user-socket/events.ts';
import { request } from '../../../shared/api/api.ts';
import { RequestError } from '../../../shared/api/api-error.ts';
import type { ResponseBody } from '../../../shared/api/api-types.ts';
import { requestWithToken } from '../../../shared/api/csrf.ts';

/** A way to log in: a password, a provider, or passkeys. */
export type LoginMethod = SessionUser['authProviders'][number];
/** A way to log in that an account has once. */
export type SingleMethod = Exclude<LoginMethod, 'passkey'>;

/**
 * Returns a function that fetches the logged-in user and their ways to log in again. It is the same in every render, so
 * that effects can depend on it.
 */
export function useRefreshAccount(): () => Promise<void> {
  const client = useQueryClient();
  return useCallback(() => client.invalidateQueries({ queryKey: sessionKey }), [client]);
}

/** Updates the shown ways to log in immediately. */
export function useSetLoginMethods() {
  const client = useQueryClient();
  return (authProviders: LoginMethod[]) =>
    client.setQueryData<SessionUser | null>(sessionKey, (user) => user && { ...user, authProviders });
}

/** Changes the logged-in user's avatar, 1 to 8. Throws ApiError: rateLimited. */
export const updatePicture = (userId: string, avatarNumber: number) =>
  request('PUT', '/api/user/update-picture/:userId', { param: { userId }, body: { avatarNumber } });

/** Confirms the user's identity by the password. Throws ApiError: invalidPassword, tooManyAttempts. */
export const confirmByPassword = (password: string) =>
  request('POST', '/api/user/confirm', { body: { password } });

/** Checks that a provider may be linked. Throws ApiError: confirmationRequired. */
export const checkMayLink = () => request('POST', '/api/user/may-link');

/** Removes a way to log in. Throws ApiError: onlyAuthMethod, notLinked, confirmationRequired. */
export const unlinkAccount = (provider: SingleMethod) =>
  requestWithToken('POST', '/api/user/unlink-account', { body: { provider } });

export interface PasswordChange {
  /** Empty if the account has no password yet. */
  readonly currentPassword: string;
  readonly newPassword: string;
}

/** Sets the first password or changes it. Throws ApiError: invalidPassword, tooManyAttempts, confirmationRequired. */
export const changePassword = (change: PasswordChange) =>
  requestWithToken('POST', '/api/user/change-password', { body: change });

/**
 * Sends a link to another address, which replaces that of the account when it is opened, but not before `effectiveAt`. Throws ApiError:
 * emailTaken, confirmationRequired, rateLimited, mailUnavailable.
 */
export const changeEmail = (email: string) =>
  requestWithToken('POST', '/api/user/change-email', { body: { email } });

/**
 * Changes the user's own name. Throws ApiError: usernameTaken, profaneUsername, usernameChangedRecently, confirmationRequired.
 */
export const changeUsername = (username: string) =>
  requestWithToken('POST', '/api/user/change-username', { body: { username } });

const emailChangeKey = ['email-change'] as const;

/**
 * Fetches the change of the address that was requested and has not happened, and for how long a change that is requested on this
 * device waits (ms). Refetches when the account changes anywhere.
 */
export function useEmailChange() {
  const client = useQueryClient();
  useEffect(
    () => onUserEvent('accountChanged', () => void client.invalidateQueries({ queryKey: emailChangeKey })),
    [client],
  );
  return useQuery({
    queryKey: emailChangeKey,
    queryFn: ({ signal }) => request('GET', '/api/user/change-email', { signal }),
    staleTime: 0,
  });
}

/** Stops the pending change of the address. Fails with ApiError. */
export function useCancelEmailChange() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => request('DELETE', '/api/user/change-email'),
    onSettled: () => client.invalidateQueries({ queryKey: emailChangeKey }),
  });
}

/** A browser or app with an active session. Times in ISO 8601. */
export type OwnSession = ResponseBody<'GET', '/api/user/sessions'>['sessions'][number];

const sessionsKey = ['own-sessions'] as const;

/** Returns the devices on which the user is logged in. */
export const useOwnSessions = () =>
  useQuery({
    queryKey: sessionsKey,
    queryFn: async ({ signal }) => (await request('GET', '/api/user/sessions', { signal })).sessions,
    staleTime: 0,
  });

/** A session that has already ended, for example from another window, is not an error. */
function unlessGone(error: unknown): void {
  if (!(error instanceof RequestError && error.code === 'notFound')) throw error;
}

/** Ends one session by its id, or all except this one ('others'). Fetches the list again, also after an error. */
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

/** Fetches all stored data of the user. Throws ApiError. */
export const fetchOwnData = () => request('GET', '/api/user/data');

/**
 * Deletes the account permanently. Users with a password must pass it. Throws ApiError: invalidPassword,
 * tooManyAttempts, confirmationRequired.
 */
export const deleteAccount = (password: string | null) =>
  requestWithToken('POST', '/api/user/delete-account', { body: password === null ? {} : { password } });
