import type { TextWithGuesses } from '@tallyho/game/minigames/whose-is-it/schema';
import { PlayerAvatar } from '../../shared/ui/players/PlayerAvatar.tsx';
import { classNames } from '../../shared/ui/styles/class-names.ts';
import type { Rater } from '../contract.ts';
import reveal from '../show/reveal.module.css';
import styles from './Guesses.module.css';

interface GuessesProps {
  readonly guesses: TextWithGuesses['guesses'];
  /** Who was right; null: that is not shown. */
  readonly right: readonly string[] | null;
  /** How many of the guesses are shown. */
  readonly faces: number;
  readonly raterOf: (user: string) => Rater;
  /** Each guess stands for itself; otherwise guesses of the same player stand together. */
  readonly isEach: boolean;
}

/** Whom the players took for the author of a text: the faces of those who said so, and whom they named, the most frequent one first. */
export function Guesses({ guesses, right, faces, raterOf, isEach }: GuessesProps) {
  const named = isEach
    ? guesses.map(({ user, player }) => ({ player: raterOf(player), by: [user] }))
    : [...new Set(guesses.map(({ player }) => player))]
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
          key={by[0]}
          className={styles.guess}
          data-right={right ? by.some((user) => right.includes(user)) : undefined}
          data-shown={by.some((user) => order.indexOf(user) < faces)}
        >
          <ul className={styles.heads}>
            {by.map(raterOf).map(({ user, username, avatar, seat }) => (
              <li
                key={user}
                title={username}
                className={classNames(styles.head, reveal.fall)}
                data-shown={order.indexOf(user) < faces}
              >
                <PlayerAvatar avatar={avatar} size="stage" label={username} seat={seat} />
              </li>
            ))}
          </ul>
          <span className={styles.arrow} aria-hidden="true">
            →
          </span>
          <span className={styles.named} title={player.username}>
            <PlayerAvatar avatar={player.avatar} size="stage" seat={player.seat} />
            <span className={styles.name} dir="auto">
              {player.username}
            </span>
          </span>
        </li>
      ))}
    </ul>
  );
}
