import type { FoundPerson, Friend, Relation } from '@tallyho/game/people/friends';
import type { PersonCard, Presence } from '@tallyho/game/people/person-card';
import type { QueryClient } from '@tanstack/react-query';
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
 * Asks the server again for what is shown of friends, requests, blocked people and search results. What is under way is
 * begun anew: its answer may be older than what made this necessary.
 */
export async function refetchFriends(client: QueryClient): Promise<void> {
  const each = listKeys.map(async (queryKey) => {
    await client.cancelQueries({ queryKey }, { silent: true });
    await client.invalidateQueries({ queryKey });
  });
  await Promise.all(each);
}

/** Stops answers under way from undoing a change that is being made. */
export const pauseFriendUpdates = (client: QueryClient): Promise<unknown> =>
  Promise.all(listKeys.map((queryKey) => client.cancelQueries({ queryKey }, { silent: true })));

/** What all the lists hold now; the returned function puts it back. */
export function restoreFriends(client: QueryClient): () => void {
  const kept = listKeys.flatMap((queryKey) => client.getQueriesData({ queryKey }));
  return () => {
    for (const [queryKey, data] of kept) client.setQueryData(queryKey, data);
  };
}

type CardKey = typeof peopleKeys.requests | typeof peopleKeys.sentRequests | typeof peopleKeys.blocked;

/** Puts somebody at the end of a list that is known, unless they are in it. */
export function addTo(client: QueryClient, queryKey: CardKey, person: PersonCard): void {
  client.setQueryData<PersonCard[]>(
    queryKey,
    (list) => list && (list.some(({ _id }) => _id === person._id) ? list : [...list, person]),
  );
}

export function removeFrom(
  client: QueryClient,
  queryKey: CardKey | typeof peopleKeys.friends,
  id: string,
): void {
  client.setQueryData<PersonCard[]>(queryKey, (list) => list?.filter(({ _id }) => _id !== id));
}

/** Somebody is a friend from now on; where they are is asked for. */
export function addFriend(client: QueryClient, { _id, username, avatar }: PersonCard): void {
  client.setQueryData<Friend[]>(
    peopleKeys.friends,
    (list) =>
      list &&
      (list.some((friend) => friend._id === _id)
        ? list
        : [...list, { _id, username, avatar, presence: 'offline' }]),
  );
  removeFrom(client, peopleKeys.requests, _id);
  removeFrom(client, peopleKeys.sentRequests, _id);
  showRelation(client, _id, 'friend');
}

/** False if there is no such friend in the list. */
export function patchPresence(client: QueryClient, id: string, presence: Presence): boolean {
  const friends = client.getQueryData<Friend[]>(peopleKeys.friends);
  if (!friends?.some(({ _id }) => _id === id)) return false;
  client.setQueryData<Friend[]>(
    peopleKeys.friends,
    friends.map((friend) => (friend._id === id ? { ...friend, presence } : friend)),
  );
  return true;
}

/** What somebody is to the viewer, in all search results. */
export function showRelation(client: QueryClient, id: string, relation: Relation): void {
  client.setQueriesData<FoundPerson[]>({ queryKey: searches }, (found) =>
    found?.map((person) => (person._id === id ? { ...person, relation } : person)),
  );
}

/** Somebody is found no more. */
export function clearSearchResults(client: QueryClient, id: string): void {
  client.setQueriesData<FoundPerson[]>({ queryKey: searches }, (found) =>
    found?.filter(({ _id }) => _id !== id),
  );
}
