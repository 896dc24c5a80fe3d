import { useMutation } from '@tanstack/react-query';
import { request } from '../../shared/api/api.ts';
import { useSetUser } from './session.ts';

/** Logs out. The user is cleared only after the server has confirmed it. */
export function useLogOut() {
  const setUser = useSetUser();
  return useMutation({
    mutationFn: () => request('POST', '/api/user/logout'),
    onSuccess: () => setUser(null),
  });
}
