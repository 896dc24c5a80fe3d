import type { QueryClient } from '@tanstack/react-query';
import { onPersonEvent, onPersonWelcome } from '../person-socket/events.ts';
import { addFriend, addTo, patchPresence, refetchFriends, showRelation } from './friends-cache.ts';
import { peopleKeys } from './query-keys.ts';

/**
 * Keeps what is known of friends as the server has it, by what the person's own socket says, until the returned function
 * is called. Events are only hints that make it quick: after each of them that leaves a doubt the server is asked.
 */
export function followFriends(client: QueryClient): () => void {
  const refetch = () => void refetchFriends(client);
  const stops = [
    onPersonWelcome(refetch),
    onPersonEvent('friendsChanged', refetch),
    onPersonEvent('friendRequest', ({ from }) => {
      addTo(client, peopleKeys.requests, from);
      showRelation(client, from._id, 'requestReceived');
      refetch();
    }),
    onPersonEvent('friendAdded', ({ friend }) => {
      addFriend(client, friend);
      refetch();
    }),
    onPersonEvent('presence', ({ friend, presence }) => {
      const isKnown = patchPresence(client, friend, presence);
      // An answer under way may be older than this.
      if (!isKnown || client.isFetching({ queryKey: peopleKeys.friends }) > 0) refetch();
    }),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}
