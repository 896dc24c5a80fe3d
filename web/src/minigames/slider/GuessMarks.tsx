import { guessReaction } from '@tallyho/game/show/reaction';
import { PlayerFace } from '../../shared/ui/players/PlayerFace.tsx';
import { seatColor } from '../../shared/ui/players/Shape.tsx';
import { classNames } from '../../shared/ui/styles/class-names.ts';
import reveal from '../show/reveal.module.css';
import { turnOfValue } from './dial.ts';
import styles from './GuessMarks.module.css';
import { ringsOfGuesses } from './guess-rings.ts';
import type { Guesser } from './guessers.ts';

interface GuessMarksProps {
  readonly guessers: readonly Guesser[];
  /** How wide a face is at its ring, in degrees. */
  readonly width: number;
  readonly isShown: boolean;
}

/** The guesses as small faces between the needle and the arc, the closest one lit. Hidden from screen readers, because the list has them. */
export function GuessMarks({ guessers, width, isShown }: GuessMarksProps) {
  const turns = guessers.map(({ value }) => turnOfValue(value));
  const rings = ringsOfGuesses(turns, width);
  return (
    <div className={classNames(styles.marks, reveal.fade)} data-shown={isShown} aria-hidden="true">
      {guessers.map(({ rater, points, isClosest }, index) => (
        <span
          key={rater.user}
          className={styles.mark}
          data-closest={isClosest}
          style={{
            '--turn': `${turns[index]}deg`,
            '--at': rings[index],
            ...(rater.seat && { '--seat': seatColor(rater.seat) }),
          }}
        >
          <span className={styles.face}>
            <PlayerFace
              avatar={rater.avatar}
              seat={rater.seat}
              size="xs"
              expression={isClosest ? 'delighted' : guessReaction(points)}
            />
          </span>
        </span>
      ))}
      <p className={styles.key}>
        <span>Said</span>
        <span>Guessed</span>
      </p>
    </div>
  );
}
