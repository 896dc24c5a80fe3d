import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { request } from '../../shared/api/api.ts';
import { errorText } from '../../shared/api/api-error.ts';
import type { ResponseBody } from '../../shared/api/api-types.ts';
import { resultLink } from '../../shared/platform/contract.ts';
import { platform } from '../../shared/platform/platform.ts';
import { untilRecorded } from './result-api.ts';

const path = '/api/share/:gameId';
type ShareLink = ResponseBody<'GET', typeof path>;

/** The public link of a finished game, with functions to create and revoke it. */
export function useResultLink(gameId: string) {
  const client = useQueryClient();
  const key = ['result link', gameId];
  const param = { gameId };
  const { data } = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => request('GET', path, { param, signal }),
    ...untilRecorded,
  });
  const [busy, setBusy] = useState<'creating' | 'revoking' | null>(null);
  const [error, setError] = useState<string | null>(null);

  async function attempt<Done>(
    what: 'creating' | 'revoking',
    work: () => Promise<Done>,
  ): Promise<Done | null> {
    setBusy(what);
    setError(null);
    try {
      return await work();
    } catch (cause) {
      setError(errorText(cause));
      return null;
    } finally {
      setBusy(null);
    }
  }

  return {
    /** The public link; null if there is none or it is not loaded yet. */
    link: data?.token ? resultLink(platform, data.token) : null,
    busy,
    error,
    /** Creates the link if there is none yet, and returns it; null if that failed, with the reason in `error`. */
    create: () =>
      attempt('creating', async () => {
        const response = await request('POST', path, { param });
        client.setQueryData(key, response);
        return response.token && resultLink(platform, response.token);
      }),
    /** Removes the link. Returns true if that succeeded. */
    revoke: async () =>
      (await attempt('revoking', async () => {
        await request('DELETE', path, { param });
        client.setQueryData(key, { success: true, token: null } satisfies ShareLink);
        return true;
      })) === true,
  };
}
