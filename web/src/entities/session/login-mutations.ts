import { personFrom } from '@tallyho/game/people/cards';
import { useMutation } from '@tanstack/react-query';
import { request } from '../../shared/api/api.ts';
import { shareBackground } from './background-choice.ts';
import { type ApiUser, setSessionUser, useSetUser } from './session.ts';
import { useProvedMutation } from './with-proof-of-work.ts';

/** A response with the user who is logged in now. */
export interface UserAnswer {
  readonly user: ApiUser;
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

interface NewAccount {
  readonly username: string;
  readonly email: string;
  readonly password: string;
  /** The picture that was chosen as a visitor, 1 to 8. */
  readonly avatar: number | undefined;
}

/**
 * Creates an account and logs in. Stores the background that was chosen as a visitor in the account. `isProving`: the
 * browser solves a task for the API first. Fails with ApiError.
 */
export function useRegister() {
  const begin = useBegin();
  return useProvedMutation<NewAccount, UserAnswer>({
    send: (body) => request('POST', '/api/user/register', { body }),
    onSuccess: begin,
  });
}

/** For a returning user: applies the background and sound settings of the account. */
export function useEnter() {
  const setUser = useSetUser();
  return (answer: UserAnswer) => {
    const user = personFrom(answer.user);
    setSessionUser(user);
    setUser(user);
  };
}

/** For a new user: stores the choices made as a visitor in the account. */
export function useBegin() {
  const setUser = useSetUser();
  return ({ user }: UserAnswer) => {
    shareBackground();
    setUser(personFrom(user));
  };
}
