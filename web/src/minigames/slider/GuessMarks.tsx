import { limits } from '@tallyho/game/limits';
import { guessReaction } from '@tallyho/game/show/reaction';
import { PlayerFace } from '../../shared/ui/players/PlayerFace.tsx';
import type { ShownGuess } from '../contract.ts';
import { spreadApart } from '../show/spread-apart.ts';
import styles from './GuessMarks.module.css';

const { min, max } = limits.slider;

/** The part of the axis that a face takes at least. */
const faceWidth = 0.07;

/** The part of the axis from its ends to the middle of the label there. */
const labelInset = 0.06;

/** Returns where the label has the most room: between two faces, or between a face and an end of the axis. */
function middleOfWidestGap(places: readonly number[]): number {
  const edges = [-labelInset, ...places.toSorted((one, other) => one - other), 1 + labelInset];
  const gaps = edges.slice(1).map((to, at) => ({ from: edges[at] ?? 0, to }));
  const [widest] = gaps.toSorted((one, other) => other.to - other.from - (one.to - one.from));
  if (!widest) return 0;
  if (widest.from < 0) return labelInset;
  return widest.to > 1 ? 1 - labelInset : (widest.from + widest.to) / 2;
}

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
  return (
    <div className={styles.marks} style={{ '--count': points }} aria-hidden="true">
      <span className={styles.label} style={{ '--share': middleOfWidestGap(places) }}>
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
