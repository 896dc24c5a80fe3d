import type { Person } from '@tallyho/game/model/person';
import type { Relation } from '@tallyho/game/people/friends';
import type { Presence } from '@tallyho/game/people/person-card';
import type { QueryClient } from '@tanstack/react-query';
import type { FoundPerson, Friend } from './friends-api.ts';
import { peopleKeys } from './query-keys.ts';

const searches = peopleKeys.search('').slice(0, 2);
const listKeys = [
  peopleKeys.friends,
  peopleKeys.requests,
  peopleKeys.sentRequests,
  peopleKeys.blocked,
  searches,
] as const;

/**
 * Fetches the shown friends, requests, blocked users and search results again. Pending requests are restarted,
 * because their responses may be older than the cause of this call.
 */
export async function refetchFriends(client: QueryClient): Promise<void> {
  const each = listKeys.map(async (queryKey) => {
    await client.cancelQueries({ queryKey }, { silent: true });
    await client.invalidateQueries({ queryKey });
  });
  await Promise.all(each);
}

/** Cancels pending requests, so that their responses do not revert a change in progress. */
export const pauseFriendUpdates = (client: QueryClient): Promise<unknown> =>
  Promise.all(listKeys.map((queryKey) => client.cancelQueries({ queryKey }, { silent: true })));

/** Takes a snapshot of all lists; the returned function restores it. */
export function restoreFriends(client: QueryClient): () => void {
  const previous = listKeys.flatMap((queryKey) => client.getQueriesData({ queryKey }));
  return () => {
    for (const [queryKey, data] of previous) client.setQueryData(queryKey, data);
  };
}

type CardKey = typeof peopleKeys.requests | typeof peopleKeys.sentRequests | typeof peopleKeys.blocked;

/** Appends a user to a loaded list, unless the list already contains them. */
export function addTo(client: QueryClient, queryKey: CardKey, person: Person): void {
  client.setQueryData<Person[]>(
    queryKey,
    (list) => list && (list.some(({ user }) => user === person.user) ? list : [...list, person]),
  );
}

export function removeFrom(
  client: QueryClient,
  queryKey: CardKey | typeof peopleKeys.friends,
  id: string,
): void {
  client.setQueryData<Person[]>(queryKey, (list) => list?.filter(({ user }) => user !== id));
}

/** Adds a friend and fetches their presence. */
export function addFriend(client: QueryClient, { user, username, avatar }: Person): void {
  client.setQueryData<Friend[]>(
    peopleKeys.friends,
    (list) =>
      list &&
      (list.some((friend) => friend.user === user)
        ? list
        : [...list, { user, username, avatar, presence: 'offline' }]),
  );
  removeFrom(client, peopleKeys.requests, user);
  removeFrom(client, peopleKeys.sentRequests, user);
  showRelation(client, user, 'friend');
}

/** Returns false if there is no such friend in the list. */
export function patchPresence(client: QueryClient, id: string, presence: Presence): boolean {
  const friends = client.getQueryData<Friend[]>(peopleKeys.friends);
  if (!friends?.some(({ user }) => user === id)) return false;
  client.setQueryData<Friend[]>(
    peopleKeys.friends,
    friends.map((friend) => (friend.user === id ? { ...friend, presence } : friend)),
  );
  return true;
}

/** Sets the relation of a user to the viewer in all search results. */
export function showRelation(client: QueryClient, id: string, relation: Relation): void {
  client.setQueriesData<FoundPerson[]>({ queryKey: searches }, (found) =>
    found?.map((person) => (person.user === id ? { ...person, relation } : person)),
  );
}

/** Removes a user from all search results. */
export function clearSearchResults(client: QueryClient, id: string): void {
  client.setQueriesData<FoundPerson[]>({ queryKey: searches }, (found) =>
    found?.filter(({ user }) => user !== id),
  );
}
