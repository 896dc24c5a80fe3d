import { bestGuesses } from '@tallyho/game/awards/guess-headline';
import { pointsText } from '@tallyho/game/awards/score-words';
import { bestGuessText } from '@tallyho/game/minigames/guess-words';
import { guessQuestionOf } from '@tallyho/game/minigames/registry';
import { shareOf } from '@tallyho/game/minigames/slider/rules';
import type { SliderBoard } from '@tallyho/game/minigames/slider/schema';
import { guessReaction } from '@tallyho/game/show/reaction';
import { inSentence, spokenTo } from '@tallyho/game/text';
import { formatNumber } from '../../entities/preferences/format.ts';
import { PlayerFace } from '../../shared/ui/players/PlayerFace.tsx';
import { VisuallyHidden } from '../../shared/ui/text/VisuallyHidden.tsx';
import type { Rater, ShownGuess } from '../contract.ts';
import { Leads } from '../show/Leads.tsx';
import { spreadApart } from '../show/spread-apart.ts';
import styles from './GuessLane.module.css';

/** The part of the line that a pin takes: in narrow, middle and wide results. */
const pinWidth = { narrow: 0.125, middle: 0.095, wide: 0.07 };

interface GuessLaneProps {
  readonly board: SliderBoard;
  readonly guesses: readonly ShownGuess[];
  /** The average of the answers. */
  readonly mean: number;
}

/**
 * The guesses of the average, on the scale of the answers above: who guessed best in one sentence, then a pin for each guess at its
 * place, with the points that it got, and the average as a target.
 */
export function GuessLane({ board, guesses, mean }: GuessLaneProps) {
  const pins = guesses.flatMap(({ guess, ...pin }) =>
    guess.kind === 'value' ? [{ ...pin, value: guess.value, at: shareOf(guess.value) }] : [],
  );
  const values = pins.map(({ at }) => at);
  const narrow = spreadApart(values, pinWidth.narrow);
  const middle = spreadApart(values, pinWidth.middle);
  const wide = spreadApart(values, pinWidth.wide);
  const leadsTo = (places: readonly number[]) =>
    pins.map(({ rater, at }, index) => ({ key: rater.user, from: places[index] ?? at, to: at, shown: true }));
  const best = bestGuesses(guesses);
  const isBest = ({ user }: Rater) => best.some(({ rater }) => rater.user === user);
  return (
    <section className={styles.lane} aria-label="Guesses">
      <div className={styles.words}>
        <h2 className={styles.label}>Guesses of the average</h2>
        <p className={styles.sentence} dir="auto">
          {spokenTo(
            bestGuessText(
              {
                names: best.map(({ rater }) => inSentence(rater.username)),
                guesses: best.map(({ guess }) => guess),
                points: best[0]?.points ?? 0,
                question: guessQuestionOf(board),
                outcome: { kind: 'value', value: mean },
              },
              formatNumber,
            ),
          )}
        </p>
      </div>
      <div className={styles.scale} style={{ '--count': board.points.length, '--mean': shareOf(mean) }}>
        <ul className={styles.pins}>
          {pins.map(({ rater, value, points: gained }, index) => (
            <li
              key={rater.user}
              className={styles.pin}
              data-best={isBest(rater)}
              style={{ '--narrow': narrow[index], '--middle': middle[index], '--wide': wide[index] }}
              title={rater.username}
            >
              <VisuallyHidden>
                {`${rater.username} guessed ${guessed(value)}, ${pointsText(gained, formatNumber)}`}
              </VisuallyHidden>
              <span className={styles.face} aria-hidden="true">
                <PlayerFace
                  avatar={rater.avatar}
                  seat={rater.seat}
                  size="stage"
                  expression={guessReaction(gained)}
                />
              </span>
              <span className={styles.value} aria-hidden="true">
                {guessed(value)}
              </span>
              <span className={styles.gained} aria-hidden="true">
                {gained > 0 ? `+${formatNumber(gained)}` : '–'}
              </span>
            </li>
          ))}
        </ul>
        <div className={styles.line} aria-hidden="true">
          <Leads lines={leadsTo(narrow)} width="narrow" className={styles.leads} />
          <Leads lines={leadsTo(middle)} width="middle" className={styles.leads} />
          <Leads lines={leadsTo(wide)} width="wide" className={styles.leads} />
          {pins.map(({ rater, at }) => (
            <span key={rater.user} className={styles.place} style={{ '--at': at }} />
          ))}
          <span className={styles.aim} />
          <span className={styles.target} />
          <strong className={styles.mean}>{formatNumber(mean, 1)}</strong>
        </div>
      </div>
    </section>
  );
}

const guessed = (value: number): string => formatNumber(value, Number.isInteger(value) ? 0 : 1);
