import type { PersonCard } from '@tallyho/game/people/person-card';
import { useId } from 'react';
import { useSeats, useYou } from '../../net/room-hooks.tsx';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { showToast } from '../../ui/toast.ts';
import { attemptAloud } from './attempt-aloud.ts';
import { failures } from './failure.ts';
import { PersonRow } from './PersonRow.tsx';
import styles from './StayInTouch.module.css';
import { useFriendActions } from './use-friend-actions.ts';
import { useRelations } from './use-friends.ts';

/** After a game: those at the table who are no friends yet, to ask in one tap. Nothing if all are. */
export function StayInTouch() {
  const you = useYou();
  const relationTo = useRelations();
  const title = useId();
  const met = useSeats()
    .filter(({ user }) => user !== you)
    .map(({ user, username, avatar }) => ({ _id: user, username, avatar }))
    .filter(({ _id }) => ['none', 'requestSent', 'requestReceived'].includes(relationTo(_id) ?? ''));
  if (met.length === 0) return null;
  return (
    <section className={styles.touch} aria-labelledby={title}>
      <h2 id={title}>Good company?</h2>
      <ul className={styles.people} aria-label="Players to befriend">
        {met.map((person) => (
          <Met key={person._id} person={person} />
        ))}
      </ul>
    </section>
  );
}

function Met({ person }: { readonly person: PersonCard }) {
  const relation = useRelations()(person._id);
  const { sendRequest, respond } = useFriendActions();
  const { username } = person;
  const isAsking = relation === 'requestReceived';

  async function add() {
    const areFriends = await attemptAloud(failures.send, sendRequest.mutateAsync(person));
    if (areFriends) showToast(`You and ${username} are friends now`, 'good');
  }
  const accept = () => attemptAloud(failures.respond, respond.mutateAsync({ person, accept: true }));

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
