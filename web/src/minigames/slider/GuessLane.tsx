import { bestGuesses } from '@tallyho/game/awards/guess-headline';
import { pointsText } from '@tallyho/game/awards/score-words';
import type { GuessQuestion } from '@tallyho/game/minigames/contract';
import { bestGuessText } from '@tallyho/game/minigames/guess-words';
import { shareOf } from '@tallyho/game/minigames/slider/rules';
import { guessReaction } from '@tallyho/game/show/reaction';
import { inSentence, listed, spokenTo } from '@tallyho/game/text';
import type { CSSProperties } from 'react';
import { formatNumber } from '../../entities/preferences/format.ts';
import { PlayerFace } from '../../shared/ui/players/PlayerFace.tsx';
import { seatColor } from '../../shared/ui/players/Shape.tsx';
import { classNames } from '../../shared/ui/styles/class-names.ts';
import { VisuallyHidden } from '../../shared/ui/text/VisuallyHidden.tsx';
import type { Rater, ShownGuess } from '../contract.ts';
import reveal from '../show/reveal.module.css';
import styles from './GuessLane.module.css';
import { inRow, mostLarge, partBefore } from './swarm.ts';

/**
 * The widths of a guesser, of one of many and of the best, as parts of the line, and how far beyond each of its ends the row may
 * reach. The style sheet has the largest sizes.
 */
const layouts = {
  narrow: { few: 0.168, many: 0.139, best: 0.27, beyond: 0.09 },
  middle: { few: 0.09, many: 0.09, best: 0.15, beyond: 0.06 },
  wide: { few: 0.062, many: 0.062, best: 0.1, beyond: 0.05 },
} as const;

/** The best guesser is larger, if few share the first place. */
const mostBest = 2;

interface GuessLaneProps {
  readonly question: Extract<GuessQuestion, { kind: 'value' }>;
  readonly guesses: readonly ShownGuess[];
  /** The average of the answers. */
  readonly mean: number;
  /** The guesses are shown; before, they keep their place. */
  readonly isOpen: boolean;
}

/**
 * The guesses of the average: a row of faces below the target, in the order of their guesses, each with a line to the exact place
 * of its guess, and how far off the best is. Those that are farthest off come first.
 */
export function GuessLane({ question, guesses, mean, isOpen }: GuessLaneProps) {
  const guessers = guesses.flatMap(({ guess, ...guesser }) =>
    guess.kind === 'value' ? [{ ...guesser, value: guess.value }] : [],
  );
  const best = bestGuesses(guesses);
  const isBest = ({ rater: { user } }: { readonly rater: Rater }) =>
    best.some(({ rater }) => rater.user === user);
  const isLarge = guessers.map((guesser) => isBest(guesser) && best.length <= mostBest);
  const bestAt = guessers.flatMap((guesser, index) => (isBest(guesser) ? [index] : []));
  const { all, each } = rowStyles(
    guessers.map(({ value }) => shareOf(value)),
    isLarge,
    bestAt,
    shareOf(mean),
  );
  const styleOf = (index: number) => {
    const seat = guessers[index]?.rater.seat;
    return { ...each[index], ...(seat && { '--seat': seatColor(seat) }) };
  };
  const farther = (points: number) => guessers.filter((other) => other.points < points).length;
  return (
    <section aria-label="Guesses" aria-hidden={!isOpen}>
      <div className={styles.lane} style={all} data-large={isLarge.includes(true)}>
        <div className={styles.row}>
          <div aria-hidden="true">
            {guessers.map(({ rater }, index) => (
              <span
                key={rater.user}
                className={classNames(styles.line, reveal.fade)}
                data-shown={isOpen}
                data-best={isBest({ rater })}
                style={styleOf(index)}
              />
            ))}
          </div>
          <ul>
            {guessers.map(({ rater, value, points: gained }, index) => (
              <li
                key={rater.user}
                className={classNames(styles.guess, reveal.rise)}
                data-shown={isOpen}
                data-best={isBest({ rater })}
                data-large={isLarge[index]}
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
              </li>
            ))}
          </ul>
        </div>
        <Distance guessers={guessers.filter(isBest)} mean={mean} isOpen={isOpen} />
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

/** Returns the custom properties of the style sheet for all guessers together, and for each. */
function rowStyles(
  places: readonly number[],
  isLarge: readonly boolean[],
  bestAt: readonly number[],
  mean: number,
) {
  const rows = Object.entries(layouts).map(([width, { few, many, best, beyond }]) => {
    const own = places.length > mostLarge ? many : few;
    return {
      width,
      row: inRow(
        places,
        isLarge.map((large) => (large ? best : own)),
        beyond,
      ),
    };
  });
  const all = Object.fromEntries(
    rows.flatMap(({ width, row }) => {
      const middles = bestAt.map((index) => row[index]?.at ?? mean);
      const tag = middles.length === 0 ? mean : middles.reduce((sum, at) => sum + at, 0) / middles.length;
      return [
        [`--${width}-largest`, Math.max(...row.map((face) => face.width))],
        [`--${width}-tag`, tag],
        [`--${width}-before`, partBefore(Math.max(0, Math.min(1, tag)))],
      ];
    }),
  ) as CSSProperties;
  const each = places.map(
    (place, index) =>
      Object.fromEntries([
        ['--place', place],
        ...rows.flatMap(({ width, row }) => [
          [`--${width}-at`, row[index]?.at ?? place],
          [`--${width}-width`, row[index]?.width ?? 0],
        ]),
      ]) as CSSProperties,
  );
  return { all, each };
}

interface DistanceProps {
  /** Who guessed best; empty if no guess was close. */
  readonly guessers: readonly { readonly rater: Rater; readonly value: number }[];
  readonly mean: number;
  readonly isOpen: boolean;
}

/** How far off the best guess is, below its face. Hidden from screen readers, which have both numbers. */
function Distance({ guessers, mean, isOpen }: DistanceProps) {
  const written = Math.round(mean * 10) / 10;
  const [seat = null, ...otherSeats] = new Set(guessers.map(({ rater }) => rater.seat));
  const [only, ...others] = guessers;
  return (
    <div className={styles.distance} aria-hidden="true">
      <strong
        className={classNames(styles.off, reveal.pop)}
        data-shown={isOpen}
        data-long={guessers.length === 0}
        style={seat && otherSeats.length === 0 ? { '--seat': seatColor(seat) } : undefined}
      >
        {only && others.length === 0 && <bdi className={styles.name}>{only.rater.username}</bdi>}
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
