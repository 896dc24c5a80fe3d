import { shareOf } from '@tallyho/game/minigames/slider/rules';
import { guessReaction } from '@tallyho/game/show/reaction';
import { PlayerFace } from '../../shared/ui/players/PlayerFace.tsx';
import type { ShownGuess } from '../contract.ts';
import { spreadApart } from '../show/spread-apart.ts';
import styles from './GuessMarks.module.css';
import { Leads } from './Leads.tsx';

/** The part of the axis that a face takes: in narrow and in wide results. */
const faceWidth = { narrow: 0.1, wide: 0.045 };

/** Up to so many points the line leaves room for the label beside it. */
const mostRoomy = 5;

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
    guess.kind === 'value' ? [{ ...mark, at: shareOf(guess.value) }] : [],
  );
  if (marks.length === 0) return null;
  const values = marks.map(({ at }) => at);
  const narrow = spreadApart(values, faceWidth.narrow);
  const wide = spreadApart(values, faceWidth.wide);
  const leadsTo = (places: readonly number[]) =>
    marks.map(({ rater, at }, index) => ({
      key: rater.user,
      from: at,
      to: places[index] ?? at,
      shown: true,
    }));
  return (
    <div className={styles.guesses} data-roomy={points <= mostRoomy} aria-hidden="true">
      <p className={styles.label}>They guessed</p>
      <div className={styles.marks} style={{ '--count': points }}>
        <Leads lines={leadsTo(narrow)} width="narrow" className={styles.leads} />
        <Leads lines={leadsTo(wide)} width="wide" className={styles.leads} />
        {marks.map(({ rater: { user, username, avatar, seat }, points: gained }, index) => (
          <span
            key={user}
            className={styles.face}
            style={{ '--narrow': narrow[index], '--wide': wide[index] }}
            title={username}
          >
            <PlayerFace avatar={avatar} seat={seat} size="sm" expression={guessReaction(gained)} />
          </span>
        ))}
      </div>
    </div>
  );
}
