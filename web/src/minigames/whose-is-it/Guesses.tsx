import type { TextWithGuesses } from '@tallyho/game/minigames/whose-is-it/schema';
import { PlayerAvatar } from '../../shared/ui/players/PlayerAvatar.tsx';
import { classNames } from '../../shared/ui/styles/class-names.ts';
import type { Rater } from '../contract.ts';
import reveal from '../show/reveal.module.css';
import styles from './Guesses.module.css';

/** A player's face and name. */
export const PersonChip = ({ person: { avatar, username, seat } }: { readonly person: Rater }) => (
  <span className={styles.person}>
    <PlayerAvatar avatar={avatar} seat={seat} size="sm" />
    <span className={styles.name} dir="auto">
      {username}
    </span>
  </span>
);

interface GuessesProps {
  readonly guesses: TextWithGuesses['guesses'];
  /** Who was right; null: that is not shown. */
  readonly right: readonly string[] | null;
  /** How many of the guesses are shown. */
  readonly faces: number;
  readonly raterOf: (user: string) => Rater;
}

/** Whom the players took for the author of a text: each with the faces of those who said so, the most frequent one first. */
export function Guesses({ guesses, right, faces, raterOf }: GuessesProps) {
  const named = [...new Set(guesses.map(({ player }) => player))]
    .map((player) => ({
      player: raterOf(player),
      by: guesses.flatMap((guess) => (guess.player === player ? [guess.user] : [])),
    }))
    .toSorted((one, other) => other.by.length - one.by.length);
  const order = named.flatMap(({ by }) => by);
  return (
    <ul className={styles.guesses} aria-label="Who guessed whom">
      {named.map(({ player, by }) => (
        <li
          key={player.user}
          className={styles.guess}
          data-right={right ? by.some((user) => right.includes(user)) : undefined}
          data-shown={by.some((user) => order.indexOf(user) < faces)}
        >
          <span className={styles.label} title={player.username} dir="auto">
            {player.username}
          </span>
          <ul className={styles.heads}>
            {by.map(raterOf).map(({ user, username, avatar, seat }) => (
              <li
                key={user}
                title={username}
                className={classNames(styles.head, reveal.fall)}
                data-shown={order.indexOf(user) < faces}
              >
                <PlayerAvatar avatar={avatar} size="xs" label={username} seat={seat} />
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}
