import { bestGuesses } from '@tallyho/game/awards/guess-headline';
import { pointsText } from '@tallyho/game/awards/score-words';
import type { GuessQuestion } from '@tallyho/game/minigames/contract';
import { bestGuessText } from '@tallyho/game/minigames/guess-words';
import { guessReaction } from '@tallyho/game/show/reaction';
import { inSentence, listed, spokenTo } from '@tallyho/game/text';
import { formatNumber } from '../../entities/preferences/format.ts';
import { PlayerFace } from '../../shared/ui/players/PlayerFace.tsx';
import { seatColor } from '../../shared/ui/players/Shape.tsx';
import { classNames } from '../../shared/ui/styles/class-names.ts';
import { VisuallyHidden } from '../../shared/ui/text/VisuallyHidden.tsx';
import type { Rater, ShownGuess } from '../contract.ts';
import reveal from '../show/reveal.module.css';
import styles from './GuessRow.module.css';

/** The best guessers are larger, if few share the first place. */
const mostBest = 2;

/** With more faces than these all are smaller. */
const mostFaces = 5;

interface Guesser {
  readonly rater: Rater;
  readonly value: number;
  readonly points: number;
}

interface GuessRowProps {
  readonly question: Extract<GuessQuestion, { kind: 'value' }>;
  readonly guesses: readonly ShownGuess[];
  /** The average of the answers. */
  readonly mean: number;
  /** The viewer, who has a name where others have none. */
  readonly you: string | null;
  /** The guesses are shown; before, they keep their place. */
  readonly isOpen: boolean;
}

/** The guesses of the average in a box of their own, the nearest first: each face with how far off it is and what it got. */
export function GuessRow({ question, guesses, mean, you, isOpen }: GuessRowProps) {
  const written = rounded(mean);
  const guessers = guesses
    .flatMap(({ guess, ...guesser }): Guesser[] =>
      guess.kind === 'value' ? [{ ...guesser, value: guess.value }] : [],
    )
    .toSorted((a, b) => b.points - a.points || Math.abs(a.value - mean) - Math.abs(b.value - mean));
  const best = bestGuesses(guesses);
  const isBest = ({ rater: { user } }: Guesser) => best.some(({ rater }) => rater.user === user);
  const [nearest, others] = [guessers.filter(isBest), guessers.filter((guesser) => !isBest(guesser))];
  const itemOf = (guesser: Guesser) => (
    <GuessFace
      key={guesser.rater.user}
      guesser={guesser}
      off={distance(guesser, written)}
      turn={guessers.filter(({ points }) => points < guesser.points).length}
      isOpen={isOpen}
      isYou={guesser.rater.user === you}
      hasWords={!isBest(guesser)}
    />
  );
  return (
    <section
      aria-label="Guesses"
      aria-hidden={!isOpen}
      className={classNames(styles.guesses, reveal.fade)}
      data-shown={isOpen}
      data-many={guessers.length > mostFaces}
    >
      <p className={styles.title} aria-hidden="true">
        {best.length > 0 ? `Who guessed closest to ${formatNumber(mean, 1)}?` : 'Nobody saw that coming'}
      </p>
      <div className={styles.row}>
        {nearest.length > 0 && (
          <div className={styles.nearest}>
            <ul className={styles.faces} data-large={nearest.length <= mostBest}>
              {nearest.map(itemOf)}
            </ul>
            <Distance guessers={nearest} written={written} isOpen={isOpen} />
          </div>
        )}
        {others.length > 0 && <ul className={styles.faces}>{others.map(itemOf)}</ul>}
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

interface GuessFaceProps {
  readonly guesser: Guesser;
  readonly off: number;
  /** How many come before this one: the best one comes last. */
  readonly turn: number;
  readonly isOpen: boolean;
  readonly isYou: boolean;
  /** Name and distance are below the face; the best ones have them on the flag. */
  readonly hasWords: boolean;
}

function GuessFace({
  guesser: { rater, value, points },
  off,
  turn,
  isOpen,
  isYou,
  hasWords,
}: GuessFaceProps) {
  return (
    <li
      className={classNames(styles.guess, reveal.rise)}
      data-shown={isOpen}
      style={{ '--turn': turn }}
      title={rater.username}
    >
      <VisuallyHidden>
        {`${rater.username} guessed ${inWords(value)}, ${points > 0 ? pointsText(points, formatNumber) : 'no points'}`}
      </VisuallyHidden>
      <span className={styles.face} aria-hidden="true">
        <PlayerFace avatar={rater.avatar} seat={rater.seat} size="stage" expression={guessReaction(points)} />
        {points > 0 && <span className={styles.gained}>{`+${formatNumber(points)}`}</span>}
      </span>
      {hasWords && (
        <span className={styles.words} aria-hidden="true">
          <bdi className={styles.name} data-you={isYou}>
            {rater.username}
          </bdi>
          <bdi>{offText([off])}</bdi>
        </span>
      )}
    </li>
  );
}

interface DistanceProps {
  /** Who guessed best. */
  readonly guessers: readonly Guesser[];
  /** The average as it is written. */
  readonly written: number;
  readonly isOpen: boolean;
}

/** The flag beside the best faces: whose it is, and how far off the guess. Hidden from screen readers, which have both numbers. */
function Distance({ guessers, written, isOpen }: DistanceProps) {
  const [seat = null, ...otherSeats] = new Set(guessers.map(({ rater }) => rater.seat));
  const names = guessers.map(({ rater }) => rater.username);
  return (
    <strong
      className={classNames(styles.flag, reveal.pop)}
      data-shown={isOpen}
      style={seat && otherSeats.length === 0 ? { '--seat': seatColor(seat) } : undefined}
      aria-hidden="true"
    >
      <bdi className={styles.name} data-two={names.length === 2}>
        {names.length > mostBest ? `${names.length} players` : listed(names)}
      </bdi>
      <bdi>{offText(guessers.map((guesser) => distance(guesser, written)))}</bdi>
    </strong>
  );
}

const rounded = (value: number): number => Math.round(value * 10) / 10;

const distance = ({ value }: Guesser, written: number): number => rounded(Math.abs(value - written));

/** Returns distances in words. Both of two that are equally close can differ, because the average is rounded. */
function offText(distances: readonly number[]): string {
  const different = [...new Set(distances)];
  return Math.max(...different) === 0 ? 'Spot on!' : `${listed(different.map(inWords))} off`;
}

const inWords = (value: number): string => formatNumber(value, Number.isInteger(value) ? 0 : 1);
