import { rejections } from '@tallyho/game/model/reject-codes';
import type { RoomRules } from '@tallyho/game/model/room-rules';
import { queryOptions } from '@tanstack/react-query';
import { request } from '../../shared/api/api.ts';
import { ApiError, serverErrorText } from '../../shared/api/api-error.ts';
import type { Answer } from '../../shared/api/api-types.ts';

export interface NewLobby {
  readonly isPublic: boolean;
  readonly maxPlayers: number;
  readonly rules: RoomRules;
}

/**
 * Makes a lobby and sits down in it as its leader; gives its code. `leave`: the lobby to leave for it, once it is open. Throws
 * ApiError.
 */
export async function createLobby(input: NewLobby, leave?: string): Promise<string> {
  const { code } = await request('POST', '/api/lobby/createLobby', {
    body: { ...input, leave },
  });
  return code;
}

/** Takes a seat, and leaves the lobby `leave` once it has one. Throws ApiError, then nothing has changed; see `joinFailure`. */
export const joinLobby = async (code: string, leave?: string): Promise<void> => {
  await request('POST', '/api/lobby/joinLobby/:code', { param: { code }, body: { leave } });
};

/** What a link to a lobby leads to, for visitors without an account. Throws ApiError: `lobbyNotFound`. */
export const invitedToQuery = (code: string) =>
  queryOptions({
    queryKey: ['lobbies', 'invited', code],
    queryFn: async ({ signal }) =>
      (await request('GET', '/api/join/:code', { param: { code }, signal })).lobby,
    retry: false,
  });

/** A public lobby with a free chair. */
export type PublicLobby = Answer<'GET', '/api/lobby/public'>['lobbies'][number];

/** A new lobby is to be seen within 3 s, so it is asked for more often; not while the tab is hidden. In milliseconds. */
const listedEvery = 2_000;

export const publicLobbiesQuery = queryOptions({
  queryKey: ['lobbies', 'public'],
  queryFn: async ({ signal }) => (await request('GET', '/api/lobby/public', { signal })).lobbies,
  refetchInterval: listedEvery,
  refetchIntervalInBackground: false,
  staleTime: 0,
});

const joinRefusals = ['lobbyNotFound', 'lobbyFull', 'gameInProgress', 'barred'] as const;

/** Another seat is in the way, in the lobby with this code; or a message to show. */
export type EntryFailure = { readonly elsewhere: string } | { readonly message: string };

/** Why joining failed. */
export function joinFailure(error: unknown): EntryFailure {
  if (!(error instanceof ApiError)) return { message: 'Failed to join lobby' };
  if (error.lobby !== undefined && error.code === 'alreadyInLobby') return { elsewhere: error.lobby };
  const refusal = joinRefusals.find((code) => code === error.code);
  if (refusal) return { message: rejections[refusal] };
  if (error.code === 'network') return { message: error.message };
  return { message: error.status >= 500 ? serverErrorText : 'Failed to join lobby' };
}

/** Why no lobby was made. */
export function createFailure(error: unknown): EntryFailure {
  if (!(error instanceof ApiError)) return { message: 'Failed to create server' };
  if (error.lobby !== undefined && error.code === 'alreadyInLobby') return { elsewhere: error.lobby };
  if (error.code === 'network') return { message: error.message };
  return { message: error.status >= 500 ? serverErrorText : 'Failed to create server' };
}
