import { queryOptions } from '@tanstack/react-query';
import { request } from '../../../shared/api/api.ts';
import { RequestError } from '../../../shared/api/api-error.ts';
import type { ResponseBody } from '../../../shared/api/api-types.ts';
import { embeddedBody } from '../../../shared/api/embedded-responses.ts';

type InvitedAnswer = ResponseBody<'GET', '/api/join/:code'>;
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
    const refused = error instanceof RequestError && refusedInvitation(error.code);
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
