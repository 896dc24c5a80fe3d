import { rejections } from '@tallyho/game/model/reject-codes';
import type { RoomRules } from '@tallyho/game/model/room-rules';
import { queryOptions } from '@tanstack/react-query';
import type { TicketAnswer } from '../../entities/room/ticket.ts';
import { request } from '../../shared/api/api.ts';
import { ApiError, serverErrorText } from '../../shared/api/api-error.ts';
import type { Answer } from '../../shared/api/api-types.ts';
import { embeddedBody } from '../../shared/api/embedded-responses.ts';

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
 * Joins the lobby with the code, and then leaves the lobby `leave`. Throws ApiError if joining fails; then nothing has
 * changed. See `joinFailure`.
 */
export const joinLobby = async (code: string, leave?: string): Promise<Entered> => {
  const { ticket } = await request('POST', '/api/lobby/joinLobby/:code', {
    param: { code },
    body: { leave },
  });
  return { code, ticket };
};

type InvitedAnswer = Answer<'GET', '/api/join/:code'>;
export type InvitedTo = InvitedAnswer['lobby'];

/** What an invite link leads to. gone: no such lobby. removed: the leader has removed this browser. */
export type Invited =
  | ({ readonly status: 'known' } & Pick<InvitedAnswer, 'lobby' | 'suggestedName'>)
  | { readonly status: 'gone' }
  | { readonly status: 'removed' };

/** Returns what a refusal of the API means for the page; null if it says nothing about the lobby. */
function refusedInvitation(code: string): Invited | null {
  if (code === 'lobbyNotFound') return { status: 'gone' };
  return code === 'banned' ? { status: 'removed' } : null;
}

async function fetchInvited(code: string, signal: AbortSignal): Promise<Invited> {
  try {
    return { status: 'known', ...(await request('GET', '/api/join/:code', { param: { code }, signal })) };
  } catch (error) {
    const refused = error instanceof ApiError && refusedInvitation(error.code);
    if (refused) return refused;
    throw error;
  }
}

/** Returns what the Worker has written into the page; undefined if it has written nothing about this lobby. */
function embeddedInvitation(code: string): { readonly data: Invited; readonly at: number } | undefined {
  const found = embeddedBody(`/api/join/${code}`);
  if (!found) return;
  const body = found.body as InvitedAnswer | { readonly success: false; readonly error: string }; // written by our Worker
  const data: Invited | null = body.success ? { status: 'known', ...body } : refusedInvitation(body.error);
  return data ? { data, at: found.at } : undefined;
}

/** Query for the lobby of an invite link, for visitors without an account. */
export const invitedToQuery = (code: string) =>
  queryOptions({
    queryKey: ['lobbies', 'invited', code],
    queryFn: ({ signal }) => fetchInvited(code, signal),
    // The first render has to be that of the Worker.
    initialData: () => embeddedInvitation(code)?.data,
    initialDataUpdatedAt: () => embeddedInvitation(code)?.at,
    retry: false,
  });

/** A public lobby with a free seat. */
export type PublicLobby = Answer<'GET', '/api/lobby/public'>['lobbies'][number];

/** Polling interval in milliseconds. A new lobby must appear within 3 s. */
const pollInterval = 2_000;

export const publicLobbiesQuery = queryOptions({
  queryKey: ['lobbies', 'public'],
  queryFn: async ({ signal }) => (await request('GET', '/api/lobby/public', { signal })).lobbies,
  refetchInterval: pollInterval,
  refetchIntervalInBackground: false,
  staleTime: 0,
});

const joinRefusals = [
  'lobbyNotFound',
  'lobbyFull',
  'gameInProgress',
  'banned',
  'guestsNotAllowed',
  'tooManyGuests',
  'nameInLobby',
] as const;

/** The user has a seat in another lobby, with the code `elsewhere`; or an error message. */
export type EntryFailure = { readonly elsewhere: string } | { readonly message: string };

/** Maps an error of `joinLobby`. */
export function joinFailure(error: unknown): EntryFailure {
  if (!(error instanceof ApiError)) return { message: 'Failed to join lobby' };
  if (error.lobby !== undefined && error.code === 'alreadyInLobby') return { elsewhere: error.lobby };
  const refusal = joinRefusals.find((code) => code === error.code);
  if (refusal) return { message: rejections[refusal] };
  if (error.code === 'network') return { message: error.message };
  return { message: error.status >= 500 ? serverErrorText : 'Failed to join lobby' };
}

/** Maps an error of `createLobby`. */
export function createFailure(error: unknown): EntryFailure {
  if (!(error instanceof ApiError)) return { message: 'Failed to create server' };
  if (error.lobby !== undefined && error.code === 'alreadyInLobby') return { elsewhere: error.lobby };
  if (error.code === 'network') return { message: error.message };
  return { message: error.status >= 500 ? serverErrorText : 'Failed to create server' };
}
