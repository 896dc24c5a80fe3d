import { rejections } from '@tallyho/game/model/reject-codes';
import type { RoomRules } from '@tallyho/game/model/room-rules';
import { queryOptions } from '@tanstack/react-query';
import { request } from '../../shared/api/api.ts';
import { RequestError, serverErrorText } from '../../shared/api/api-error.ts';
import type { ResponseBody } from '../../shared/api/api-types.ts';
import { screenTimings } from '../../shared/screen-timings.ts';
import type { TicketAnswer } from '../room/ticket.ts';
import { expectedGame, expectGame } from '../session/session-hint.ts';

/** A lobby in which the user has just taken a seat, and the ticket for its room. */
export interface Entered {
  readonly code: string;
  readonly ticket: TicketAnswer;
}

export interface NewLobby {
  readonly isPublic: boolean;
  readonly maxPlayers: number;
  readonly rules: RoomRules;
}

/**
 * Creates a lobby with the user as its leader and returns its code and ticket. `leave`: code of the lobby to leave after the new one is
 * open. Throws ApiError.
 */
export async function createLobby(input: NewLobby, leave?: string): Promise<Entered> {
  const { code, ticket } = await request('POST', '/api/lobby/createLobby', {
    body: { ...input, leave },
  });
  return { code, ticket };
}

/**
 * Joins the lobby with the code, and then leaves the lobby `leave`. `from`: it was chosen in the list of public lobbies. Throws ApiError if joining fails; then nothing has
 * changed. See `joinFailure`.
 */
export const joinLobby = async (
  code: string,
  { leave, from }: { leave?: string | undefined; from?: 'list' | undefined } = {},
): Promise<Entered> => {
  const { ticket } = await request('POST', '/api/lobby/joinLobby/:code', {
    param: { code },
    body: { leave, from },
  });
  return { code, ticket };
};

/** The code of the lobby whose running game the user has played and can return to; null if there is none. */
export const unfinishedGameQuery = queryOptions({
  queryKey: ['lobbies', 'unfinished'],
  queryFn: async ({ signal }) => {
    const code = expectedGame();
    if (code === null) return null;
    const { isRunning } = await request('GET', '/api/lobby/unfinishedGame/:code', {
      param: { code },
      signal,
    });
    if (!isRunning) expectGame(null);
    return isRunning ? code : null;
  },
  refetchInterval: ({ state }) => (state.data ? screenTimings.unfinishedGame : false),
  refetchOnWindowFocus: true,
  staleTime: 0,
});

/** A public lobby with a free seat. */
export type PublicLobby = ResponseBody<'GET', '/api/lobby/public'>['lobbies'][number];

export const publicLobbiesQuery = queryOptions({
  queryKey: ['lobbies', 'public'],
  queryFn: async ({ signal }) => (await request('GET', '/api/lobby/public', { signal })).lobbies,
  refetchInterval: screenTimings.publicLobbies,
  refetchIntervalInBackground: false,
  staleTime: 0,
});

/** Time between two requests of visitors and guests for their list, in milliseconds. */
const guestPollInterval = 10_000;

/** The public lobbies that let visitors and guests in from the list. */
export const guestLobbiesQuery = queryOptions({
  queryKey: ['lobbies', 'guests'],
  queryFn: async ({ signal }) => (await request('GET', '/api/guests/lobbies', { signal })).lobbies,
  refetchInterval: guestPollInterval,
  refetchIntervalInBackground: false,
  staleTime: 0,
  retry: false,
});

const joinRefusals = [
  'lobbyNotFound',
  'lobbyFull',
  'gameInProgress',
  'banned',
  'guestsNotAllowed',
  'guestsNeedLink',
  'leaderAsked',
  'notLetIn',
  'tooManyAsking',
  'tooManyGuests',
  'nameInLobby',
] as const;

/** The user has a seat in another lobby, with the code `elsewhere`; or an error message. */
export type EntryFailure = { readonly elsewhere: string } | { readonly message: string };

/** Maps an error of `joinLobby`. */
export function joinFailure(error: unknown): EntryFailure {
  if (!(error instanceof RequestError)) return { message: 'Failed to join lobby' };
  if (error.lobby !== undefined && error.code === 'alreadyInLobby') return { elsewhere: error.lobby };
  const refusal = joinRefusals.find((code) => code === error.code);
  if (refusal) return { message: rejections[refusal] };
  if (error.code === 'network') return { message: error.message };
  return { message: error.status >= 500 ? serverErrorText : 'Failed to join lobby' };
}

/** Maps an error of `createLobby`. */
export function createFailure(error: unknown): EntryFailure {
  if (!(error instanceof RequestError)) return { message: 'Failed to create server' };
  if (error.lobby !== undefined && error.code === 'alreadyInLobby') return { elsewhere: error.lobby };
  if (error.code === 'network') return { message: error.message };
  return { message: error.status >= 500 ? serverErrorText : 'Failed to create server' };
}
