import { useMutation } from '@tanstack/react-query';
import { request } from '../../shared/api/api.ts';
import { shareBackground } from './background-choice.ts';
import { type SessionUser, setSessionUser, useSetUser } from './session.ts';

interface UserAnswer {
  readonly user: SessionUser;
}

/** Logs in with a password. Fails with ApiError: 'User not found', 'Invalid password', too many attempts. */
export function useLogIn() {
  const enter = useEnter();
  return useMutation({
    mutationFn: (body: { emailOrUsername: string; password: string }) =>
      request('POST', '/api/user/login', { body }),
    onSuccess: enter,
  });
}

/** Makes an account and logs in. The background chosen as a guest comes along. Fails with ApiError. */
export function useRegister() {
  const begin = useBegin();
  return useMutation({
    mutationFn: (body: { username: string; email: string; password: string }) =>
      request('POST', '/api/user/register', { body }),
    onSuccess: begin,
  });
}

/** Ends a sign-up that came from a provider and logs in. Fails with ApiError. */
export function useSetUsername() {
  const begin = useBegin();
  return useMutation({
    mutationFn: (body: { userId: string; token: string; username: string }) =>
      request('POST', '/api/user/set-username', { body }),
    onSuccess: begin,
  });
}

/** Fetches what the system's browser found out for the app, once. Fails with ApiError: `expiredDesktopLogin`. */
export function useDesktopLogin() {
  const enter = useEnter();
  return useMutation({
    mutationFn: (body: { code: string; verifier: string }) =>
      request('POST', '/api/user/hand-back', { body }),
    onSuccess: (outcome) => {
      if ('user' in outcome) enter(outcome);
    },
  });
}

/** Somebody comes back: their look and their sounds come with them. */
function useEnter() {
  const setUser = useSetUser();
  return ({ user }: UserAnswer) => {
    setSessionUser(user);
    setUser(user);
  };
}

/** Somebody new: what they chose as a guest goes to their account. */
function useBegin() {
  const setUser = useSetUser();
  return ({ user }: UserAnswer) => {
    shareBackground();
    setUser(user);
  };
}
