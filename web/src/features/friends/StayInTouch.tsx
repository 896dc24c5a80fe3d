import { useId } from 'react';
import { useRelations } from '../../entities/friends/use-friends.ts';
import { useCurrentPlayer, useSeats } from '../../entities/room/room-hooks.tsx';
import { MetPlayer } from './MetPlayer.tsx';
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
