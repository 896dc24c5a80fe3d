import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import * as v from 'valibot';

const sessionUser = v.object({
  _id: v.string(),
  username: v.string(),
  email: v.string(),
  avatar: v.number(),
  administrator: v.boolean(),
  authProviders: v.array(v.picklist(['form', 'google', 'discord'])),
});

/** The person who is logged in. */
export type SessionUser = v.InferOutput<typeof sessionUser>;

/** Where the query cache keeps the logged-in user (null: nobody). */
export const sessionKey = ['me'] as const;

async function fetchMe(): Promise<SessionUser | null> {
  const response = await fetch('/api/user/me', { credentials: 'include' });
  if (response.status === 401) return null;
  if (!response.ok) throw new Error(`Asking who is logged in failed (${response.status})`);
  return v.parse(v.object({ user: sessionUser }), await response.json()).user;
}

/** Who looks at the page. While it isn't known, or can't be, `user` is null. */
export function useSession(): { readonly user: SessionUser | null; readonly isLoading: boolean } {
  const { data, isLoading } = useQuery({ queryKey: sessionKey, queryFn: fetchMe, staleTime: 60_000 });
  return { user: data ?? null, isLoading };
}

/** Logs out. The user is cleared only when the server agreed (spec section 4). */
export function useLogOut() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async () => {
      const response = await fetch('/api/user/logout', { method: 'POST', credentials: 'include' });
      if (!response.ok) throw new Error(`Logging out failed (${response.status})`);
    },
    onSuccess: () => client.setQueryData(sessionKey, null),
  });
}
