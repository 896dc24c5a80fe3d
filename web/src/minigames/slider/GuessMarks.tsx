import { limits } from '@tallyho/game/limits';
import { guessReaction } from '@tallyho/game/show/reaction';
import { PlayerFace } from '../../shared/ui/players/PlayerFace.tsx';
import type { ShownGuess } from '../contract.ts';
import { spreadApart } from '../show/spread-apart.ts';
import styles from './GuessMarks.module.css';

const { min, max } = limits.slider;

/** The part of the axis that a face takes at least. */
const faceWidth = 0.07;

interface GuessMarksProps {
  readonly guesses: readonly ShownGuess[];
  /** Number of points of the slider. */
  readonly points: number;
}

/**
 * Where the players guessed that the group would be, below the line. Hidden from screen readers, because the list of guesses has
 * all. Renders nothing without guesses.
 */
export function GuessMarks({ guesses, points }: GuessMarksProps) {
  const marks = guesses.flatMap(({ guess, ...mark }) =>
    guess.kind === 'value' ? [{ ...mark, at: (guess.value - min) / (max - min) }] : [],
  );
  if (marks.length === 0) return null;
  const places = spreadApart(
    marks.map(({ at }) => at),
    faceWidth,
  );
  // The end of the line with more room.
  const side = Math.min(...places) > 1 - Math.max(...places) ? 'start' : 'end';
  return (
    <div className={styles.marks} style={{ '--count': points }} aria-hidden="true">
      <span className={styles.label} data-side={side}>
        Guesses
      </span>
      {marks.map(({ rater: { user, username, avatar, seat }, points: gained, at }, index) => (
        <span key={user}>
          <span className={styles.tick} style={{ '--share': at }} />
          <span className={styles.face} style={{ '--share': places[index] ?? at }} title={username}>
            <PlayerFace avatar={avatar} seat={seat} size="sm" expression={guessReaction(gained)} />
          </span>
        </span>
      ))}
    </div>
  );
}
