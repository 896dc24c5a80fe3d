import { type PersonFrom, personFrom } from '@tallyho/game/people/cards';
import type { ApiJoinRequest } from '@tallyho/game/people/invitations';
import { type QueryClient, skipToken, useQuery } from '@tanstack/react-query';
import { peopleKeys } from '../friends/query-keys.ts';
import { useMyLobby } from './my-lobby.ts';
import { useRefetchAfter } from './use-refetch-after.ts';

/** A friend's request for an invitation to the user's lobby. There is at most one of each friend. */
export type JoinRequest = Omit<ApiJoinRequest, 'from'> & {
  readonly from: PersonFrom<ApiJoinRequest['from']>;
};

const requestFrom = (request: ApiJoinRequest): JoinRequest => ({
  ...request,
  from: personFrom(request.from),
});

const change = (client: QueryClient, next: (list: JoinRequest[]) => JoinRequest[]) =>
  client.setQueryData<JoinRequest[]>(peopleKeys.joinRequests, (list = []) => next(list));

/** Stores the requests that came with the invitations. */
export const setJoinRequests = (client: QueryClient, requests: readonly ApiJoinRequest[]) =>
  change(client, () => requests.map(requestFrom));

export const dropJoinRequest = (client: QueryClient, friend: string) =>
  change(client, (list) => list.filter(({ from }) => from.user !== friend));

/** Adds a received request, and replaces an older one of the same friend. */
export const addJoinRequest = (client: QueryClient, request: ApiJoinRequest) =>
  change(client, (list) => [
    ...list.filter(({ from }) => from.user !== request.from._id),
    requestFrom(request),
  ]);

const none: readonly JoinRequest[] = [];

/** Returns the open requests while the user has a lobby, the oldest first, except those of friends who are there by now. */
export function useJoinRequests(): readonly JoinRequest[] {
  const { data: all = none } = useQuery<JoinRequest[]>({
    queryKey: peopleKeys.joinRequests,
    queryFn: skipToken,
  });
  const lobby = useMyLobby();
  useRefetchAfter(all);
  if (lobby === null) return none;
  const here = lobby.view?.seats ?? [];
  return all.filter(({ from }) => !here.some(({ user }) => user === from.user));
}
