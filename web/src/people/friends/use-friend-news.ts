import type { PersonCard } from '@tallyho/game/people/person-card';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { showToast } from '../../ui/toast.ts';
import { onPersonEvent } from '../socket/events.ts';
import { useInRound } from '../use-in-round.ts';
import { failures, inOneLine } from './failure.ts';
import { friendsQuery } from './friends-api.ts';
import { useFriendActions } from './use-friend-actions.ts';
import { useRequests } from './use-friends.ts';

/** Calls `tell` for everybody who comes into a list after it was first known, however that became known. */
function useArrivals(list: readonly PersonCard[] | undefined, tell: (person: PersonCard) => void) {
  const known = useRef<ReadonlySet<string> | null>(null);
  const onArrival = useEffectEvent(tell);
  useEffect(() => {
    if (!list) return;
    const before = known.current;
    known.current = new Set(list.map(({ _id }) => _id));
    if (!before) return;
    for (const person of list) if (!before.has(person._id)) onArrival(person);
  }, [list]);
}

/** Tells of new requests and new friends, wherever in the site one is; in a round the badge alone does. */
export function useFriendNews(): void {
  const { respond } = useFriendActions();
  const isInRound = useInRound();
  const requests = useRequests().data;
  // Whoever needs the list asks for it; here it is only looked at.
  const friends = useQuery({ ...friendsQuery, enabled: false }).data;

  const greet = ({ username }: PersonCard) => {
    if (!isInRound()) showToast(`You and ${username} are friends now`, 'good');
  };
  const ask = (person: PersonCard) => {
    if (isInRound()) return;
    showToast(`${person.username} wants to be friends`, 'info', {
      label: 'Accept',
      onSelect: () =>
        respond.mutate(
          { person, accept: true },
          {
            onError: (error) => showToast(inOneLine(failures.respond, error), 'bad'),
          },
        ),
    });
  };
  useArrivals(requests, ask);
  useArrivals(friends, greet);
  const onAdded = useEffectEvent(greet);
  useEffect(() => onPersonEvent('friendAdded', ({ friend }) => onAdded(friend)), []);
}
