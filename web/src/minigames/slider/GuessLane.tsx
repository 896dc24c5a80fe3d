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
import { LaneCaption } from './LaneCaption.tsx';
import places from './swarm.module.css';
import { atWidth, byWidth, inRow, mostAsideSmall, partBefore, swarmStyles } from './swarm.ts';
import { Zones } from './Zones.tsx';

/** The widths of the best face, of each of two best ones and of the other faces, as parts of the line. The style sheet has the largest sizes. */
const sole = { narrow: 0.235, middle: 0.155, wide: 0.11 };
const pair = { narrow: 0.18, middle: 0.11, wide: 0.08 };
const others = { narrow: 0.132, middle: 0.078, wide: 0.05 };

/** The best guessers are larger, if few share the first place. */
const mostBest = 2;

/** The part of its width that the second of two best faces at one place stands beside the first, so that both are near their place. */
const overlapping = 0.8;

/** How far beyond each end of the line two best faces may reach, as a part of it. */
const beyond = 0.05;

/** The part of the line that the flag needs at one side of the best guess. */
const roomForFlag = { narrow: 0.5, middle: 0.26, wide: 0.18 };

interface GuessLaneProps {
  readonly question: Extract<GuessQuestion, { kind: 'value' }>;
  readonly guesses: readonly ShownGuess[];
  /** The average of the answers. */
  readonly mean: number;
  /** The guesses are shown; before, they keep their place. */
  readonly isOpen: boolean;
}

/**
 * The lane of the guesses of the average: each face stands at the exact place of its guess, over what it is worth. The best one is
 * above the others, larger and with a flag that says how far off it is. Those that are farthest off come first.
 */
export function GuessLane({ question, guesses, mean, isOpen }: GuessLaneProps) {
  const guessers = guesses.flatMap(({ guess, ...guesser }) =>
    guess.kind === 'value' ? [{ ...guesser, value: guess.value }] : [],
  );
  const best = bestGuesses(guesses);
  const isBest = ({ rater: { user } }: { readonly rater: Rater }) =>
    best.some(({ rater }) => rater.user === user);
  const isLarge = (guesser: { readonly rater: Rater }) => best.length <= mostBest && isBest(guesser);
  const large = guessers.filter(isLarge);
  const small = guessers.filter((guesser) => !isLarge(guesser));
  // In a high stack they are too small for points; the strip of players has them.
  const stacked = isStacked(small);
  const row = swarmStyles(placesOf(small), others, mostAsideSmall);
  const { all, each, flag } = bestStyles(placesOf(large), shareOf(mean));
  const styleOf = (guesser: (typeof guessers)[number]) =>
    isLarge(guesser) ? each[large.indexOf(guesser)] : row.each[small.indexOf(guesser)];
  const farther = (points: number) => guessers.filter((other) => other.points < points).length;
  return (
    <section aria-label="Guesses" aria-hidden={!isOpen} className={styles.lane}>
      <div className={classNames(styles.title, reveal.fade)} data-shown={isOpen}>
        <LaneCaption>Everyone guessed</LaneCaption>
      </div>
      <div className={styles.target} style={all} data-large={large.length > 0}>
        <div className={classNames(styles.edge, reveal.fade)} data-shown={isOpen}>
          <Zones question={question} mean={mean} isShown={isOpen} />
        </div>
        <Distance guessers={guessers.filter(isBest)} mean={mean} isOpen={isOpen} style={flag} />
        <div
          className={classNames(places.swarm, styles.guesses)}
          style={row.all}
          data-empty={small.length === 0}
          data-stacked={stacked}
        >
          <div aria-hidden="true">
            {small.map(({ rater }, index) => (
              <span
                key={rater.user}
                className={classNames(places.stem, reveal.fade)}
                data-shown={isOpen}
                style={row.each[index]}
              />
            ))}
          </div>
          <ul>
            {guessers.map((guesser) => {
              const { rater, value, points: gained } = guesser;
              return (
                <li
                  key={rater.user}
                  className={classNames(isLarge(guesser) ? styles.best : styles.spot, reveal.rise)}
                  data-shown={isOpen}
                  style={{ ...styleOf(guesser), '--turn': farther(gained) }}
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
                  {gained > 0 && (isLarge(guesser) || !stacked) && (
                    <span className={styles.gained} aria-hidden="true">
                      {`+${formatNumber(gained)}`}
                    </span>
                  )}
                </li>
              );
            })}
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

/** Returns true if more than two faces are above each other. */
const isStacked = (guessers: readonly { readonly value: number }[]) =>
  guessers.some(({ value }) => guessers.filter((other) => other.value === value).length > 2);

const placesOf = (guessers: readonly { readonly value: number }[]) =>
  guessers.map(({ value }) => shareOf(value));

/**
 * Returns the custom properties of the style sheet for the row of the best guesses, for each of them, and for the flag: it is at that side
 * of them where the needle is not, if it has room there. If none is large it is at the average.
 */
function bestStyles(bestPlaces: readonly number[], mean: number) {
  const widths = bestPlaces.length > 1 ? pair : sole;
  const rows = byWidth((width) =>
    inRow(
      bestPlaces,
      bestPlaces.map(() => widths[width] * overlapping),
      beyond,
    ).map(({ at }) => at),
  );
  const average = bestPlaces.reduce((sum, place) => sum + place, 0) / bestPlaces.length;
  const before = byWidth((width) => {
    const [first, last] = [Math.min(...rows[width]), 1 - Math.max(...rows[width])];
    const [away, toward] = average < mean ? [first, last] : [last, first];
    const isAway = away >= roomForFlag[width] || away >= toward;
    return isAway === average < mean ? 1 : 0;
  });
  const all: CSSProperties = { '--best-part': atWidth(widths) };
  const flag: CSSProperties =
    bestPlaces.length === 0
      ? { '--at': mean, '--before': partBefore(mean) }
      : {
          '--at': atWidth(
            byWidth((width) => (before[width] === 1 ? Math.min(...rows[width]) : Math.max(...rows[width]))),
          ),
          '--before': atWidth(before),
        };
  const each = bestPlaces.map(
    (_, index): CSSProperties => ({ '--at': atWidth(byWidth((width) => rows[width][index] ?? 0)) }),
  );
  return { all, each, flag };
}

interface DistanceProps {
  /** Who guessed best; empty if no guess was close. */
  readonly guessers: readonly { readonly rater: Rater; readonly value: number }[];
  readonly mean: number;
  readonly isOpen: boolean;
  readonly style: CSSProperties;
}

/** The flag beside the best face: whose it is, and how far off the guess. Hidden from screen readers, which have both numbers. */
function Distance({ guessers, mean, isOpen, style }: DistanceProps) {
  const written = Math.round(mean * 10) / 10;
  const [seat = null, ...otherSeats] = new Set(guessers.map(({ rater }) => rater.seat));
  const names = guessers.map(({ rater }) => rater.username);
  return (
    <div className={styles.distance} style={style} aria-hidden="true">
      <strong
        className={classNames(styles.off, reveal.pop)}
        data-shown={isOpen}
        style={seat && otherSeats.length === 0 ? { '--seat': seatColor(seat) } : undefined}
      >
        {names.length > 0 && (
          <bdi className={styles.name} data-two={names.length === 2}>
            {names.length > mostBest ? `${names.length} players` : listed(names)}
          </bdi>
        )}
        <bdi className={styles.words} data-long={names.length === 0}>
          {offText(guessers.map(({ value }) => Math.round(Math.abs(value - written) * 10) / 10))}
        </bdi>
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
