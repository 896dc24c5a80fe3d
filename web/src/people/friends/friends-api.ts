import type { FoundPerson, Friend } from '@tallyho/game/people/friends';
import type { PersonCard } from '@tallyho/game/people/person-card';
import { queryOptions } from '@tanstack/react-query';
import { request } from '../../net/api.ts';
import { peopleKeys } from '../keys.ts';

/** One's friends, with where they are. */
export const friendsQuery = queryOptions({
  queryKey: peopleKeys.friends,
  queryFn: async ({ signal }) =>
    (await request<{ friends: Friend[] }>('GET', '/api/user/friends', { signal })).friends,
});

/** Who wants to be friends. */
export const requestsQuery = queryOptions({
  queryKey: peopleKeys.requests,
  queryFn: async ({ signal }) =>
    (await request<{ friendRequests: PersonCard[] }>('GET', '/api/user/friends/requests', { signal }))
      .friendRequests,
});

/** Who has been asked and has not answered. */
export const sentRequestsQuery = queryOptions({
  queryKey: peopleKeys.sentRequests,
  queryFn: async ({ signal }) =>
    (await request<{ sentRequests: PersonCard[] }>('GET', '/api/user/friends/sent-requests', { signal }))
      .sentRequests,
});

export const blockedQuery = queryOptions({
  queryKey: peopleKeys.blocked,
  queryFn: async ({ signal }) =>
    (await request<{ blocked: PersonCard[] }>('GET', '/api/user/friends/blocked', { signal })).blocked,
});

/** People whose names begin with `text`, at most 30; nobody for a blank one. */
export const searchQuery = (text: string) =>
  queryOptions({
    queryKey: peopleKeys.search(text),
    queryFn: async ({ signal }) => {
      const path = `/api/user/friends/search?${new URLSearchParams({ username: text })}` as const;
      return (await request<{ users: FoundPerson[] }>('GET', path, { signal })).users;
    },
    // Who is found today may have asked, or gone, by the next time.
    staleTime: 0,
  });

const post = <Answer>(verb: string, body: unknown) =>
  request<Answer>('POST', `/api/user/friends/${verb}`, { body });

/** The calls that change something. All throw ApiError. */
export const friendsApi = {
  /** True if the other one had asked already: you are friends now. */
  sendRequest: async (username: string) =>
    (await post<{ friends: boolean }>('send-request', { username })).friends,
  respond: (senderId: string, accept: boolean) => post('respond-request', { senderId, accept }),
  withdraw: (recipientId: string) => post('withdraw-request', { recipientId }),
  remove: (friendId: string) => post('remove-friend', { friendId }),
  block: (userId: string) => post('block', { userId }),
  unblock: (userId: string) => post('unblock', { userId }),
} as const;
