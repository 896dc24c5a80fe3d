import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { request } from '../../shared/api/api.ts';
import { ApiError, serverErrorText } from '../../shared/api/api-error.ts';
import type { Answer } from '../../shared/api/api-types.ts';
import { resultLink } from '../../shared/platform/contract.ts';
import { platform } from '../../shared/platform/platform.ts';
import { untilRecorded } from './result-api.ts';

const path = '/api/share/:gameId';
type ShareLink = Answer<'GET', typeof path>;

/** The public link of a finished game: whether there is one, making it, taking it down. */
export function useResultLink(gameId: string) {
  const client = useQueryClient();
  const key = ['result link', gameId];
  const param = { gameId };
  const { data } = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => request('GET', path, { param, signal }),
    ...untilRecorded,
  });
  const [busy, setBusy] = useState<'making' | 'revoking' | null>(null);
  const [error, setError] = useState<string | null>(null);

  async function attempt<Done>(what: 'making' | 'revoking', work: () => Promise<Done>): Promise<Done | null> {
    setBusy(what);
    setError(null);
    try {
      return await work();
    } catch (cause) {
      setError(cause instanceof ApiError ? cause.message : serverErrorText);
      return null;
    } finally {
      setBusy(null);
    }
  }

  return {
    /** The address to pass on; null: there is none, or it is not known yet. */
    link: data?.token ? resultLink(platform, data.token) : null,
    /** Undefined: not known yet. */
    mayRevoke: data?.mayRevoke,
    busy,
    error,
    /** The link, made if there is none yet; null: that failed, and `error` says why. */
    make: () =>
      attempt('making', async () => {
        const made = await request('POST', path, { param });
        client.setQueryData(key, made);
        return made.token && resultLink(platform, made.token);
      }),
    /** True once nobody can see the result by the link any more. */
    revoke: async () =>
      (await attempt('revoking', async () => {
        await request('DELETE', path, { param });
        client.setQueryData(key, { success: true, token: null, mayRevoke: true } satisfies ShareLink);
        return true;
      })) === true,
  };
}
