import { queryOptions } from '@tanstack/react-query';
import { request } from '../../shared/api/api.ts';
import { peopleKeys } from './query-keys.ts';

/** One's friends, with where they are. */
export const friendsQuery = queryOptions({
  queryKey: peopleKeys.friends,
  queryFn: async ({ signal }) => (await request('GET', '/api/user/friends', { signal })).friends,
});

/** Who wants to be friends. */
export const requestsQuery = queryOptions({
  queryKey: peopleKeys.requests,
  queryFn: async ({ signal }) =>
    (await request('GET', '/api/user/friends/requests', { signal })).friendRequests,
});

/** Who has been asked and has not answered. */
export const sentRequestsQuery = queryOptions({
  queryKey: peopleKeys.sentRequests,
  queryFn: async ({ signal }) =>
    (await request('GET', '/api/user/friends/sent-requests', { signal })).sentRequests,
});

export const blockedQuery = queryOptions({
  queryKey: peopleKeys.blocked,
  queryFn: async ({ signal }) => (await request('GET', '/api/user/friends/blocked', { signal })).blocked,
});

/** People whose names begin with `text`, at most 30; nobody for a blank one. */
export const searchQuery = (text: string) =>
  queryOptions({
    queryKey: peopleKeys.search(text),
    queryFn: async ({ signal }) =>
      (await request('GET', '/api/user/friends/search', { query: { username: text }, signal })).users,
    // Who is found today may have asked, or gone, by the next time.
    staleTime: 0,
  });

/** The calls that change something. All throw ApiError. */
export const friendsApi = {
  /** True if the other one had asked already: you are friends now. */
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
