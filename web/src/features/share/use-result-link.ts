import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { request } from '../../shared/api/api.ts';
import { errorText } from '../../shared/api/api-error.ts';
import { resultLink } from '../../shared/platform/contract.ts';
import { platform } from '../../shared/platform/platform.ts';
import { type SendablePicture, sharingQuery } from './result-api.ts';

const path = '/api/share/:gameId';

/** Returns the picture of a finished game to offer first. Null: not known yet. The board, if that cannot be known. */
export function useBestPicture(gameId: string): SendablePicture | null {
  const { data, isError } = useQuery(sharingQuery(gameId));
  return data?.best ?? (isError ? 'board' : null);
}

/** Returns true if two players of a finished game were far apart, so that their fight can move. False: not known. */
export function useHasFight(gameId: string): boolean {
  return useQuery(sharingQuery(gameId)).data?.moves ?? false;
}

/** Returns a function that writes a finished game as lines of text, with its public link if there is one. Null: not known. */
export function useResultText(gameId: string): ((link: string | null) => string) | null {
  const { data } = useQuery(sharingQuery(gameId));
  return data ? (link) => (link === null ? data.text : `${data.text}\n\n${link}`) : null;
}

/** The public link of a finished game, with functions to create and revoke it. */
export function useResultLink(gameId: string) {
  const client = useQueryClient();
  const query = sharingQuery(gameId);
  const param = { gameId };
  const { data } = useQuery(query);
  const setToken = (token: string | null) =>
    client.setQueryData(query.queryKey, (known) => known && { ...known, token });
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
    /** The public result is without the rounds that had themes or texts of the players' own. */
    omits: data?.omits ?? false,
    busy,
    error,
    /** Creates the link if there is none yet, and returns it; null if that failed, with the reason in `error`. */
    create: () =>
      attempt('creating', async () => {
        const response = await request('POST', path, { param });
        setToken(response.token);
        return response.token && resultLink(platform, response.token);
      }),
    /** Removes the link. Returns true if that succeeded. */
    revoke: async () =>
      (await attempt('revoking', async () => {
        await request('DELETE', path, { param });
        setToken(null);
        return true;
      })) === true,
  };
}
