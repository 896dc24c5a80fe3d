import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { request } from '../../../shared/api/api.ts';
import type { ResponseBody } from '../../../shared/api/api-types.ts';
import { requestWithToken } from '../../../shared/api/csrf.ts';

/** A passkey of the account. Times in ISO 8601. */
export type OwnPasskey = ResponseBody<'GET', '/api/user/passkeys'>['passkeys'][number];

const passkeysKey = ['own-passkeys'] as const;

/** Returns the passkeys of the account, oldest first. */
export const useOwnPasskeys = () =>
  useQuery({
    queryKey: passkeysKey,
    queryFn: async ({ signal }) => (await request('GET', '/api/user/passkeys', { signal })).passkeys,
    staleTime: 0,
  });

/** Returns a function that fetches the passkeys again. */
export function useRefreshPasskeys() {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: passkeysKey });
}

/** Renames a passkey, and updates the list. Throws ApiError. */
export function useRenamePasskey() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, name }: { readonly id: string; readonly name: string }) =>
      requestWithToken('PUT', '/api/user/passkeys/:id', { param: { id }, body: { name } }),
    onSuccess: ({ passkey }) =>
      client.setQueryData<OwnPasskey[]>(passkeysKey, (list) =>
        list?.map((other) => (other._id === passkey._id ? passkey : other)),
      ),
  });
}
