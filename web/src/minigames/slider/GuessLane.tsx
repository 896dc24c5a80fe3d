import { bestGuesses } from '@tallyho/game/awards/guess-headline';
import { pointsText } from '@tallyho/game/awards/score-words';
import { bestGuessText } from '@tallyho/game/minigames/guess-words';
import { guessQuestionOf } from '@tallyho/game/minigames/registry';
import { shareOf } from '@tallyho/game/minigames/slider/rules';
import type { SliderBoard } from '@tallyho/game/minigames/slider/schema';
import { guessReaction } from '@tallyho/game/show/reaction';
import { inSentence, spokenTo } from '@tallyho/game/text';
import type { ReactNode } from 'react';
import { formatNumber } from '../../entities/preferences/format.ts';
import { PlayerFace } from '../../shared/ui/players/PlayerFace.tsx';
import { classNames } from '../../shared/ui/styles/class-names.ts';
import { VisuallyHidden } from '../../shared/ui/text/VisuallyHidden.tsx';
import type { Rater, ShownGuess } from '../contract.ts';
import { Leads } from '../show/Leads.tsx';
import reveal from '../show/reveal.module.css';
import { spreadApart } from '../show/spread-apart.ts';
import styles from './GuessLane.module.css';

/** The part of the line that a needle takes: in narrow, middle and wide results. */
const needleWidth = { narrow: 0.13, middle: 0.095, wide: 0.07 };

/** Returns the places of needles, of which the wide ones take two widths. */
function placesOf(
  needles: readonly { readonly at: number; readonly isWide: boolean }[],
  width: number,
): number[] {
  const places = spreadApart(
    needles.flatMap(({ at, isWide }) => (isWide ? [at, at] : [at])),
    width,
  );
  let next = 0;
  return needles.map(({ isWide }) => {
    const own = places.slice(next, next + (isWide ? 2 : 1));
    next += own.length;
    return own.reduce((sum, at) => sum + at, 0) / own.length;
  });
}

interface GuessLaneProps {
  readonly board: SliderBoard;
  readonly guesses: readonly ShownGuess[];
  /** The average of the answers. */
  readonly mean: number;
  /** The guesses are shown; before, they keep their place. */
  readonly isOpen: boolean;
  /** The names of the points of the scale. */
  readonly children: ReactNode;
}

/**
 * The guesses of the average: needles that stick in the line from below, those that are farthest off first, and one sentence that
 * says who guessed best.
 */
export function GuessLane({ board, guesses, mean, isOpen, children }: GuessLaneProps) {
  const question = guessQuestionOf(board);
  const needles = guesses.flatMap(({ guess, ...needle }) =>
    guess.kind === 'value' ? [{ ...needle, value: guess.value, at: shareOf(guess.value) }] : [],
  );
  const best = bestGuesses(guesses);
  const isBest = ({ user }: Rater) => best.some(({ rater }) => rater.user === user);
  const values = needles.map(({ at }) => at);
  const withBest = needles.map(({ rater, at }) => ({ at, isWide: isBest(rater) }));
  const narrow = placesOf(withBest, needleWidth.narrow);
  const middle = placesOf(withBest, needleWidth.middle);
  const wide = spreadApart(values, needleWidth.wide);
  const leadsFrom = (places: readonly number[]) =>
    needles.map(({ rater, at }, index) => ({
      key: rater.user,
      from: at,
      to: places[index] ?? at,
      shown: isOpen,
    }));
  const farther = (points: number) => needles.filter((other) => other.points < points).length;
  return (
    <section
      className={styles.lane}
      aria-label="Guesses"
      aria-hidden={!isOpen}
      data-open={isOpen}
      data-many={needles.length > 6}
    >
      <div className={styles.names}>
        <div className={styles.lines} style={{ '--count': board.points.length }} aria-hidden="true">
          {needles.map(({ rater, at }) => (
            <span
              key={rater.user}
              className={classNames(styles.line, reveal.fade)}
              data-shown={isOpen}
              style={{ '--at': at }}
            />
          ))}
        </div>
        {children}
      </div>
      <div className={styles.scale} style={{ '--count': board.points.length }}>
        <Leads lines={leadsFrom(narrow)} width="narrow" className={styles.leads} />
        <Leads lines={leadsFrom(middle)} width="middle" className={styles.leads} />
        <Leads lines={leadsFrom(wide)} width="wide" className={styles.leads} />
        <ul className={styles.needles}>
          {needles.map(({ rater, value, points: gained }, index) => (
            <li
              key={rater.user}
              className={classNames(styles.needle, reveal.rise)}
              data-shown={isOpen}
              data-best={isBest(rater)}
              data-missed={gained === 0}
              style={{
                '--narrow': narrow[index],
                '--middle': middle[index],
                '--wide': wide[index],
                '--turn': farther(gained),
              }}
              title={rater.username}
            >
              <VisuallyHidden>
                {`${rater.username} guessed ${guessed(value)}, ${gained > 0 ? pointsText(gained, formatNumber) : 'no points'}`}
              </VisuallyHidden>
              <span className={styles.face} aria-hidden="true">
                <PlayerFace
                  avatar={rater.avatar}
                  seat={rater.seat}
                  size="stage"
                  expression={guessReaction(gained)}
                />
              </span>
              {gained > 0 && (
                <span className={styles.gained} aria-hidden="true">
                  +{formatNumber(gained)}
                </span>
              )}
            </li>
          ))}
        </ul>
      </div>
      <p className={classNames(styles.title, reveal.fade)} data-shown={isOpen}>
        Your guesses, up to {formatNumber(100)} points
      </p>
      <p className={classNames(styles.sentence, reveal.fade)} data-shown={isOpen} dir="auto">
        {spokenTo(
          bestGuessText(
            {
              names: best.map(({ rater }) => inSentence(rater.username)),
              guesses: best.map(({ guess }) => guess),
              points: best[0]?.points ?? 0,
              question,
              outcome: { kind: 'value', value: mean },
            },
            formatNumber,
          ),
        )}
      </p>
    </section>
  );
}

const guessed = (value: number): string => formatNumber(value, Number.isInteger(value) ? 0 : 1);
