import { useMutation, useQueryClient } from '@tanstack/react-query';
import { request } from '../../shared/api/api.ts';
import { forgetAuthor, forgetEverything } from '../../shared/storage/storage-owner.ts';
import { type SessionUser, sessionKey, useSetUser } from './session.ts';

/** Returns the function that clears the user of this browser with all drafts, after a log out. */
function useForgetUser() {
  const client = useQueryClient();
  const setUser = useSetUser();
  return () => {
    const user = client.getQueryData<SessionUser | null>(sessionKey);
    if (user) forgetAuthor(user.user);
    setUser(null);
  };
}

/** Returns the function that clears everything that this browser has stored, after the account was deleted. */
export function useForgetAccount() {
  const forgetUser = useForgetUser();
  return () => {
    forgetUser();
    forgetEverything();
  };
}

/** Logs out. The user is cleared only after the server has confirmed it. */
export function useLogOut() {
  return useMutation({
    mutationFn: () => request('POST', '/api/user/logout'),
    onSuccess: useForgetUser(),
  });
}
