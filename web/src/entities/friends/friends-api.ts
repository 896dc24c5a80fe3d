import { type PersonFrom, personFrom } from '@tallyho/game/people/cards';
import type { ApiFoundPerson, ApiFriend } from '@tallyho/game/people/friends';
import { queryOptions } from '@tanstack/react-query';
import { request } from '../../shared/api/api.ts';
import { peopleKeys } from './query-keys.ts';

/** A friend in the user's own list. */
export type Friend = PersonFrom<ApiFriend>;

/** A user found by name. */
export type FoundPerson = PersonFrom<ApiFoundPerson>;

/** Fetches the user's friends with their presence. */
export const friendsQuery = queryOptions({
  queryKey: peopleKeys.friends,
  queryFn: async ({ signal }) =>
    (await request('GET', '/api/user/friends', { signal })).friends.map(personFrom),
});

/** Fetches the received friend requests. */
export const requestsQuery = queryOptions({
  queryKey: peopleKeys.requests,
  queryFn: async ({ signal }) =>
    (await request('GET', '/api/user/friends/requests', { signal })).friendRequests.map(personFrom),
});

/** Fetches the sent friend requests without a response. */
export const sentRequestsQuery = queryOptions({
  queryKey: peopleKeys.sentRequests,
  queryFn: async ({ signal }) =>
    (await request('GET', '/api/user/friends/sent-requests', { signal })).sentRequests.map(personFrom),
});

export const blockedQuery = queryOptions({
  queryKey: peopleKeys.blocked,
  queryFn: async ({ signal }) =>
    (await request('GET', '/api/user/friends/blocked', { signal })).blocked.map(personFrom),
});

/** Fetches users whose names begin with `text`, at most 30; none for a blank text. */
export const searchQuery = (text: string) =>
  queryOptions({
    queryKey: peopleKeys.search(text),
    queryFn: async ({ signal }) =>
      (await request('GET', '/api/user/friends/search', { query: { username: text }, signal })).users.map(
        personFrom,
      ),
    // The results may change until the next search: users can send requests or delete their accounts.
    staleTime: 0,
  });

/** The calls that change data. All throw ApiError. */
export const friendsApi = {
  /** True if the other user had already sent a request: the two are now friends. */
  sendRequest: async (username: string) =>
    (await request('POST', '/api/user/friends/send-request', { body: { username } })).friends,
  respond: (senderId: string, accept: boolean) =>
    request('POST', '/api/user/friends/respond-request', { body: { senderId, accept } }),
  withdraw: (recipientId: string) =>
    request('POST', '/api/user/friends/withdraw-request', { body: { recipientId } }),
  remove: (friendId: string) => request('POST', '/api/user/friends/remove-friend', { body: { friendId } }),
  block: (userId: string) => request('POST', '/api/user/friends/block', { body: { userId } }),
  unblock: (userId: string) => request('POST', '/api/user/friends/unblock', { body: { userId } }),
} as const;
