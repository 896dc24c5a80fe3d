import type { Person } from '@tallyho/game/model/person';
import { useId } from 'react';
import { attemptWithToast } from '../../entities/friends/attempt-with-toast.ts';
import { failures } from '../../entities/friends/failure.ts';
import { useFriendActions } from '../../entities/friends/use-friend-actions.ts';
import { useRelations } from '../../entities/friends/use-friends.ts';
import { useCurrentPlayer, useSeats } from '../../entities/room/room-hooks.tsx';
import { Button } from '../../shared/ui/controls/Button.tsx';
import { Icon } from '../../shared/ui/layout/Icon.tsx';
import { showToast } from '../../shared/ui/overlays/toast.ts';
import { PersonRow } from './PersonRow.tsx';
import styles from './StayInTouch.module.css';

/**
 * After a game: the players at the table who are not friends yet, each with a button for a friend request. Renders
 * nothing if all are friends.
 */
export function StayInTouch() {
  const you = useCurrentPlayer();
  const relationTo = useRelations();
  const title = useId();
  const met = useSeats()
    .filter(({ user, guest }) => user !== you && !guest)
    .filter(({ user }) => ['none', 'requestSent', 'requestReceived'].includes(relationTo(user) ?? ''));
  if (met.length === 0) return null;
  return (
    <section className={styles.touch} aria-labelledby={title}>
      <h2 id={title}>Good company?</h2>
      <ul className={styles.people} aria-label="Players to befriend">
        {met.map((person) => (
          <MetPlayer key={person.user} person={person} />
        ))}
      </ul>
    </section>
  );
}

function MetPlayer({ person }: { readonly person: Person }) {
  const relation = useRelations()(person.user);
  const { sendRequest, respond } = useFriendActions();
  const { username } = person;
  const isAsking = relation === 'requestReceived';

  async function add() {
    const areFriends = await attemptWithToast(failures.send, sendRequest.mutateAsync(person));
    if (areFriends) showToast(`You and ${username} are friends now`, 'good');
  }
  const accept = () => attemptWithToast(failures.respond, respond.mutateAsync({ person, accept: true }));

  return (
    <PersonRow
      person={person}
      note={isAsking ? 'Wants to be friends' : relation === 'requestSent' ? 'Request sent' : undefined}
      actions={
        relation !== 'requestSent' && (
          <Button
            icon={<Icon name="plus" />}
            aria-label={isAsking ? `Accept ${username}` : `Add ${username} as a friend`}
            onClick={() => void (isAsking ? accept() : add())}
          >
            {isAsking ? 'Accept' : 'Add'}
          </Button>
        )
      }
    />
  );
}
