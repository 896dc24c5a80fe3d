import type { Person } from '@tallyho/game/model/person';
import { personFrom } from '@tallyho/game/people/cards';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { errorLine, failures } from '../../entities/friends/failure.ts';
import { friendsQuery } from '../../entities/friends/friends-api.ts';
import { useFriendActions } from '../../entities/friends/use-friend-actions.ts';
import { useRequests } from '../../entities/friends/use-friends.ts';
import { useInRound } from '../../entities/room/use-in-round.ts';
import { onUserEvent } from '../../entities/user-socket/events.ts';
import { showToast } from '../../shared/ui/overlays/toast.ts';

/** Calls `notify` for each user who is added to a list after it was first loaded, whatever the source of the change. */
function useAdditions(list: readonly Person[] | undefined, notify: (person: Person) => void) {
  const known = useRef<ReadonlySet<string> | null>(null);
  const onAddition = useEffectEvent(notify);
  useEffect(() => {
    if (!list) return;
    const before = known.current;
    known.current = new Set(list.map(({ user }) => user));
    if (!before) return;
    for (const person of list) if (!before.has(person.user)) onAddition(person);
  }, [list]);
}

/** Notifies of new requests and new friends on any page of the site; during a round only by the badge. */
export function useFriendNotifications(): void {
  const { respond } = useFriendActions();
  const isInRound = useInRound();
  const requests = useRequests().data;
  // Other components fetch the list when they need it; this hook only reads the cache.
  const friends = useQuery({ ...friendsQuery, enabled: false }).data;

  const showNewFriend = ({ username }: Person) => {
    if (!isInRound()) showToast(`You and ${username} are friends now`, 'good');
  };
  const showRequest = (person: Person) => {
    if (isInRound()) return;
    showToast(`${person.username} wants to be friends`, 'info', {
      label: 'Accept',
      onSelect: () =>
        respond.mutate(
          { person, accept: true },
          {
            onError: (error) => showToast(errorLine(failures.respond, error), 'bad'),
          },
        ),
    });
  };
  useAdditions(requests, showRequest);
  useAdditions(friends, showNewFriend);
  const onAdded = useEffectEvent(showNewFriend);
  useEffect(() => onUserEvent('friendAdded', ({ friend }) => onAdded(personFrom(friend))), []);
}
