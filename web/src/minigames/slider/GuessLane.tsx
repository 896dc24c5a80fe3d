import { bestGuesses } from '@tallyho/game/awards/guess-headline';
import { pointsText } from '@tallyho/game/awards/score-words';
import type { GuessQuestion } from '@tallyho/game/minigames/contract';
import { bestGuessText } from '@tallyho/game/minigames/guess-words';
import { shareOf } from '@tallyho/game/minigames/slider/rules';
import { guessReaction } from '@tallyho/game/show/reaction';
import { inSentence, listed, spokenTo } from '@tallyho/game/text';
import { formatNumber } from '../../entities/preferences/format.ts';
import { PlayerFace } from '../../shared/ui/players/PlayerFace.tsx';
import { seatColor } from '../../shared/ui/players/Shape.tsx';
import { classNames } from '../../shared/ui/styles/class-names.ts';
import { VisuallyHidden } from '../../shared/ui/text/VisuallyHidden.tsx';
import type { Rater, ShownGuess } from '../contract.ts';
import reveal from '../show/reveal.module.css';
import styles from './GuessLane.module.css';
import places from './swarm.module.css';
import { hanging, mostLarge, partBefore, swarmStyles } from './swarm.ts';

/** The width of a guesser as a part of the line, and that of one of many. */
const few = { narrow: 0.13, middle: 0.085, wide: 0.062 };
const many = { narrow: 0.12, middle: 0.075, wide: 0.054 };

/** The size of the best guesser in those of the others, if few share the first place. */
const bestSize = 2.2;
const mostBest = 2;

interface GuessLaneProps {
  readonly question: Extract<GuessQuestion, { kind: 'value' }>;
  readonly guesses: readonly ShownGuess[];
  /** The average of the answers. */
  readonly mean: number;
  /** The guesses are shown; before, they keep their place. */
  readonly isOpen: boolean;
}

/** The guesses of the average: who hangs where below the target, and how far off the best is. Those that are farthest off come first. */
export function GuessLane({ question, guesses, mean, isOpen }: GuessLaneProps) {
  const guessers = guesses.flatMap(({ guess, ...guesser }) =>
    guess.kind === 'value' ? [{ ...guesser, value: guess.value }] : [],
  );
  const best = bestGuesses(guesses);
  const isBest = ({ rater: { user } }: { readonly rater: Rater }) =>
    best.some(({ rater }) => rater.user === user);
  const values = guessers.map(({ value }) => shareOf(value));
  const sizes = guessers.map(({ rater }) => (isBest({ rater }) && best.length <= mostBest ? bestSize : 1));
  const { all, each } = swarmStyles(values, guessers.length > mostLarge ? many : few, (face) =>
    hanging(values, face, sizes),
  );
  const styleOf = (index: number) => ({ ...each[index], '--times': sizes[index] });
  const farther = (points: number) => guessers.filter((other) => other.points < points).length;
  return (
    <section aria-label="Guesses" aria-hidden={!isOpen}>
      <div className={classNames(places.measured, styles.lane)} style={all}>
        <Measure guessers={guessers.filter(isBest)} mean={mean} isOpen={isOpen} />
        <div className={classNames(places.line, places.hanging, styles.guesses)}>
          <div aria-hidden="true">
            {guessers.map(({ rater }, index) => (
              <span
                key={rater.user}
                className={classNames(places.stem, styles.stem, reveal.fade)}
                data-shown={isOpen}
                style={{ ...styleOf(index), ...(rater.seat && { '--seat': seatColor(rater.seat) }) }}
              />
            ))}
          </div>
          <ul>
            {guessers.map(({ rater, value, points: gained }, index) => (
              <li
                key={rater.user}
                className={classNames(places.spot, styles.guess, reveal.rise)}
                data-shown={isOpen}
                data-best={isBest({ rater })}
                style={{ ...styleOf(index), '--turn': farther(gained) }}
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
                <span className={styles.gained} aria-hidden="true">
                  {gained > 0 ? `+${formatNumber(gained)}` : formatNumber(0)}
                </span>
                {isBest({ rater }) && sizes[index] === bestSize && (
                  <span className={styles.name} dir="auto" aria-hidden="true">
                    {rater.username}
                  </span>
                )}
              </li>
            ))}
          </ul>
        </div>
      </div>
      <VisuallyHidden>
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
      </VisuallyHidden>
    </section>
  );
}

interface MeasureProps {
  /** Who guessed best; empty if no guess was close. */
  readonly guessers: readonly { readonly rater: Rater; readonly value: number }[];
  readonly mean: number;
  readonly isOpen: boolean;
}

/** From the average to the best guess, with the distance in words. Hidden from screen readers, which have both numbers. */
function Measure({ guessers, mean, isOpen }: MeasureProps) {
  const written = Math.round(mean * 10) / 10;
  const values = [written, ...guessers.map(({ value }) => value)];
  const [from, to] = [shareOf(Math.min(...values)), shareOf(Math.max(...values))];
  const [seat = null, ...otherSeats] = new Set(guessers.map(({ rater }) => rater.seat));
  return (
    <div
      className={styles.measure}
      style={{ '--from': from, '--to': to, '--before': partBefore((from + to) / 2) }}
      aria-hidden="true"
    >
      {to > from && <span className={classNames(styles.bracket, reveal.fade)} data-shown={isOpen} />}
      <strong
        className={classNames(styles.off, reveal.pop)}
        data-shown={isOpen}
        data-long={guessers.length === 0}
        style={seat && otherSeats.length === 0 ? { '--seat': seatColor(seat) } : undefined}
      >
        <bdi>{offText(guessers.map(({ value }) => Math.round(Math.abs(value - written) * 10) / 10))}</bdi>
      </strong>
    </div>
  );
}

/** Returns the distances of the best guesses in words. Both of two that are equally close can differ, because the average is rounded. */
function offText(distances: readonly number[]): string {
  const different = [...new Set(distances)];
  if (different.length === 0) return 'Nobody saw that coming';
  if (Math.max(...different) === 0) return 'Spot on!';
  return `${listed(different.map(guessed))} off`;
}

const guessed = (value: number): string => formatNumber(value, Number.isInteger(value) ? 0 : 1);
