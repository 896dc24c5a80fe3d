import { personFrom } from '@tallyho/game/people/cards';
import type { QueryClient } from '@tanstack/react-query';
import { onUserEvent, onUserWelcome } from '../user-socket/events.ts';
import { addFriend, addTo, patchPresence, refetchFriends, showRelation } from './friends-cache.ts';
import { peopleKeys } from './query-keys.ts';

/**
 * Keeps the cached friends in sync with the server by the events of the user's socket, until the returned function is
 * called. Events only make updates faster: after each event whose effect is uncertain, the lists are fetched again.
 */
export function followFriends(client: QueryClient): () => void {
  const refetch = () => void refetchFriends(client);
  const stops = [
    onUserWelcome(refetch),
    onUserEvent('friendsChanged', refetch),
    onUserEvent('friendRequest', (event) => {
      const from = personFrom(event.from);
      addTo(client, peopleKeys.requests, from);
      showRelation(client, from.user, 'requestReceived');
      refetch();
    }),
    onUserEvent('friendAdded', ({ friend }) => {
      addFriend(client, personFrom(friend));
      refetch();
    }),
    onUserEvent('presence', ({ friend, presence }) => {
      const isKnown = patchPresence(client, friend, presence);
      // A pending response may be older than this event.
      if (!isKnown || client.isFetching({ queryKey: peopleKeys.friends }) > 0) refetch();
    }),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}
