import { useMutation } from '@tanstack/react-query';
import { request } from '../../shared/api/api.ts';
import { type UserAnswer, useBegin, useEnter } from './login-mutations.ts';
import { useProvedMutation } from './with-proof-of-work.ts';

interface SignUpToComplete {
  readonly userId: string;
  readonly token: string;
  readonly username: string;
  /** The picture that was chosen as a visitor, 1 to 8. */
  readonly avatar: number | undefined;
}

/**
 * Completes a sign-up that started at a provider and logs in. `isProving`: the browser solves a task for the API first. Fails with
 * ApiError.
 */
export function useSetUsername() {
  const begin = useBegin();
  return useProvedMutation<SignUpToComplete, UserAnswer>({
    send: (body) => request('POST', '/api/user/set-username', { body }),
    onSuccess: begin,
  });
}

/**
 * Fetches the result of a login in the system's browser for the desktop app. Works once. Fails with ApiError:
 * `expiredDesktopLogin`.
 */
export function useDesktopLogin() {
  const enter = useEnter();
  return useMutation({
    mutationFn: (body: { code: string; verifier: string }) =>
      request('POST', '/api/user/desktop-login', { body }),
    onSuccess: (outcome) => {
      if ('user' in outcome) enter(outcome);
    },
  });
}
