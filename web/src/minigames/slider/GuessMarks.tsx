import { Shape } from '../../shared/ui/players/Shape.tsx';
import { classNames } from '../../shared/ui/styles/class-names.ts';
import reveal from '../show/reveal.module.css';
import { turnOfValue } from './dial.ts';
import styles from './GuessMarks.module.css';
import { inWords } from './guess-number.ts';
import { ringsOfGuesses } from './guess-rings.ts';
import type { Guesser } from './guessers.ts';

interface GuessMarksProps {
  readonly guessers: readonly Guesser[];
  /** How wide a mark is at its ring, in degrees. */
  readonly width: number;
  readonly isShown: boolean;
}

/**
 * The guesses as the shapes of the players, between the needle and the arc, the closest one larger. Faces would be taken for answers. Hidden
 * from screen readers, because the list has them.
 */
export function GuessMarks({ guessers, width, isShown }: GuessMarksProps) {
  const turns = guessers.map(({ value }) => turnOfValue(value));
  const rings = ringsOfGuesses(turns, width);
  return (
    <div className={classNames(styles.marks, reveal.fade)} data-shown={isShown} aria-hidden="true">
      {guessers.map(({ rater: { user, username, seat }, value, isClosest }, index) => (
        <span
          key={user}
          className={styles.mark}
          title={`${username} guessed ${inWords(value)}`}
          data-closest={isClosest}
          style={{ '--turn': `${turns[index]}deg`, '--at': rings[index] }}
        >
          <span className={styles.shape}>{seat && <Shape seat={seat} />}</span>
        </span>
      ))}
    </div>
  );
}
