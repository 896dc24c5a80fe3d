import { limits } from '@tallyho/game/limits';
import { guessQuestionOf } from '@tallyho/game/minigames/registry';
import { farEnds, shareOf, slider } from '@tallyho/game/minigames/slider/rules';
import { type Reaction, reactionsTo } from '@tallyho/game/show/reaction';
import { useEffect, useState } from 'react';
import { formatNumber, useLocale } from '../../entities/preferences/format.ts';
import { PlayerFace } from '../../shared/ui/players/PlayerFace.tsx';
import { classNames } from '../../shared/ui/styles/class-names.ts';
import { prefersReducedMotion } from '../../shared/ui/styles/motion.ts';
import type { Rater, ResultsProps } from '../contract.ts';
import { Leads } from '../show/Leads.tsx';
import reveal from '../show/reveal.module.css';
import { ShowStatus, useStartedAsShow } from '../show/ShowStatus.tsx';
import { spreadApart } from '../show/spread-apart.ts';
import { WaitingFaces } from '../show/WaitingFaces.tsx';
import { Axis } from './Axis.tsx';
import { Column, mostStacked } from './Column.tsx';
import { GuessLane } from './GuessLane.tsx';
import { PointNames } from './PointNames.tsx';
import styles from './Results.module.css';
import { valueLabels } from './value-labels.ts';
import { Wedge } from './Wedge.tsx';

const { max } = limits.slider;

interface FarEndProps {
  readonly rater: Rater;
  /** The name of the point. */
  readonly said: string;
  readonly reaction: Reaction;
}

/** One end of a wide range: the face of the player and what they said. */
const FarEnd = ({ rater: { avatar, seat, username }, said, reaction }: FarEndProps) => (
  <span className={styles.end}>
    <PlayerFace avatar={avatar} seat={seat} size="sm" expression={reaction} />
    <span dir="auto">
      {username}: {said}
    </span>
  </span>
);

/** How near to an end the flag of the needle has no space on that side, as a part of the axis. */
const flagWidth = 0.2;

/** Returns the side of the needle on which its flag hides the fewest lines to the answers, the right one if both are equal. */
function flagSideOf(mean: number, answers: readonly number[]): 'left' | 'right' {
  if (mean > 1 - flagWidth) return 'left';
  if (mean < flagWidth) return 'right';
  const nearest = (direction: 1 | -1) =>
    Math.min(flagWidth, ...answers.map((at) => (at - mean) * direction).filter((distance) => distance >= 0));
  return nearest(-1) > nearest(1) ? 'left' : 'right';
}

/** The widest columns, in distances of two points. */
const widest = { narrow: 0.8, wide: 0.75 };

/** The narrowest columns in wide results, as parts of the line, and those with pairs of faces. */
const narrowest = { single: 0.12, pairs: 0.14 };

interface Layout {
  /** The width of all columns, in distances of two points. */
  readonly width: number;
  /** How far each column stands from its point, in distances of two points. */
  readonly shifts: readonly number[];
}

/**
 * Returns columns that stand at the mean of their votes. Near ones make all narrower, and those that still collide stand side by
 * side.
 */
function layoutOf(values: readonly (readonly number[])[], most: number, least: number): Layout {
  const last = values.length - 1;
  const used = values.flatMap((list, index) => (list.length > 0 ? [{ list, index }] : []));
  const means = used.map(({ list }) => shareOf(list.reduce((sum, value) => sum + value, 0) / list.length));
  const gaps = means.slice(1).map((mean, at) => (mean - (means[at] ?? 0)) * last);
  const width = Math.min(most, Math.max(least, Math.min(most, ...gaps)));
  const places = spreadApart(means, width / last);
  const shifts = values.map(() => 0);
  for (const [at, { index }] of used.entries()) shifts[index] = (places[at] ?? 0) * last - index;
  return { width, shifts };
}

/** How long the mean stands alone before the guesses come, in milliseconds. */
const alone = 1_500;

/** Returns true when the guesses are shown: after the verdict of a show, or at once if there was none. */
function useIsOpen(verdict: boolean): boolean {
  const [isOpen, setIsOpen] = useState(verdict);
  useEffect(() => {
    if (!verdict || isOpen) return;
    const timer = setTimeout(() => setIsOpen(true), prefersReducedMotion() ? 0 : alone);
    return () => clearTimeout(timer);
  }, [verdict, isOpen]);
  return isOpen;
}

/** A histogram that grows with each revealed answer, then the mean, then the guesses around it. */
export default function SliderResults(props: ResultsProps<'Slider'>) {
  useLocale();
  const { board, answers, raterOf, revealed, verdict, guesses = [] } = props;
  const isShow = useStartedAsShow(verdict);
  const { mean, histogram } = slider.results(board, [...answers]);
  const reactions = reactionsTo(props);
  const highest = Math.max(...histogram.map(({ count }) => count), 1);
  const labels = valueLabels(
    answers.map(({ gameData }) => gameData.ratingValue),
    formatNumber,
  );
  const marks = answers.map(({ ratedBy, gameData }, index) => ({
    ...raterOf(ratedBy.user),
    value: gameData.ratingValue,
    label: labels[index] ?? '',
    point: gameData.sliderIndex,
    shown: verdict || index < revealed,
    reaction: verdict ? reactions.voter('question', ratedBy.user) : ('thinking' as const),
  }));
  const isRevealed = ({ user }: Rater) => marks.some((mark) => mark.user === user && mark.shown);
  const far = farEnds(answers);
  const endOf = ({ ratedBy, gameData }: (typeof answers)[number]): FarEndProps => ({
    rater: raterOf(ratedBy.user),
    said: board.points[gameData.sliderIndex]?.name ?? '',
    reaction: verdict ? reactions.voter('question', ratedBy.user) : 'thinking',
  });
  const ends = far && { low: endOf(far.low), high: endOf(far.high) };
  const columns = histogram.map(({ point }, index) => ({
    point,
    marks: marks.filter((mark) => mark.point === index).toSorted((one, other) => one.value - other.value),
  }));
  const values = columns.map((column) => column.marks.map(({ value }) => value));
  const narrow = layoutOf(values, widest.narrow, widest.narrow);
  const wide = layoutOf(
    values,
    widest.wide,
    (highest > mostStacked ? narrowest.pairs : narrowest.single) * (columns.length - 1),
  );
  const leadsOf = ({ shifts }: Layout) =>
    columns.flatMap((column, index) =>
      column.marks.map(({ user, value, shown }) => ({
        key: user,
        from: (index + (shifts[index] ?? 0)) / (columns.length - 1),
        to: shareOf(value),
        shown,
      })),
    );
  const question = guessQuestionOf(board);
  const hasGuesses = guesses.length > 0 && mean !== null;
  const isOpen = useIsOpen(verdict);
  const latest = verdict ? undefined : marks[revealed - 1];
  const isOpening = isShow && !verdict && revealed === 0;
  const isCounting = !verdict && revealed > 0 && revealed < marks.length;
  const announcement = verdict
    ? mean !== null && `The group says ${formatNumber(mean, 1)} of ${max}.`
    : latest && `${latest.username}: ${formatNumber(latest.value, 1)}, ${board.points[latest.point]?.name}`;
  return (
    <div
      className={styles.results}
      data-guessed={hasGuesses}
      data-open={isOpen}
      data-many={answers.length > 6}
    >
      {isShow && <ShowStatus>{announcement || null}</ShowStatus>}
      <div className={classNames(styles.head, reveal.stage)}>
        {/* Later the flag of the needle has the number. */}
        <p
          className={verdict ? styles.unseen : classNames(styles.mean, reveal.fade)}
          aria-hidden={!verdict}
          data-shown={!isCounting}
        >
          <span>The group says</span>
          <span className={reveal.stage}>
            <strong className={reveal.pop} data-shown={verdict}>
              {mean === null ? '–' : formatNumber(mean, 1)}
            </strong>
            {isShow && (
              <strong className={reveal.pop} data-shown={!verdict} aria-hidden="true">
                ?
              </strong>
            )}
          </span>
          <span>of {max}</span>
        </p>
        {verdict && <p className={styles.title}>Your answers</p>}
        {isCounting && <WaitingFaces raters={marks} layout="row" hasLeft={isRevealed} />}
      </div>
      <div className={classNames(styles.plot, reveal.stage)}>
        <ol
          className={styles.columns}
          aria-label="Ratings by point"
          style={{
            '--count': histogram.length,
            '--columns': histogram.length,
            '--narrow-width': narrow.width,
            '--wide-width': wide.width,
          }}
        >
          {columns.map((column, index) => (
            <Column
              key={column.point.name}
              {...column}
              highest={highest}
              narrowShift={narrow.shifts[index] ?? 0}
              wideShift={wide.shifts[index] ?? 0}
            />
          ))}
        </ol>
        {isOpening && <WaitingFaces raters={marks} layout="large" />}
      </div>
      <div className={styles.axis} style={{ '--count': histogram.length }}>
        <Leads lines={leadsOf(narrow)} width="narrow" className={styles.leads} />
        <Leads lines={leadsOf(wide)} width="wide" className={styles.leads} />
        <Axis points={board.points} />
        {mean !== null && (
          <span
            className={classNames(styles.needle, reveal.fall)}
            data-shown={verdict}
            data-side={flagSideOf(
              shareOf(mean),
              marks.map(({ value }) => shareOf(value)),
            )}
            style={{ '--share': mean / max }}
            aria-hidden="true"
          >
            <strong className={styles.flag}>{formatNumber(mean, 1)}</strong>
          </span>
        )}
        {hasGuesses && question?.kind === 'value' && (
          <Wedge question={question} mean={mean} isOpen={isOpen} />
        )}
      </div>
      {hasGuesses ? (
        <GuessLane board={board} guesses={guesses} mean={mean} isOpen={isOpen}>
          <PointNames points={board.points} />
        </GuessLane>
      ) : (
        <PointNames points={board.points} />
      )}
      {ends && !hasGuesses && (
        <p className={classNames(styles.ends, reveal.fade)} data-shown={verdict}>
          <FarEnd {...ends.low} />
          <FarEnd {...ends.high} />
        </p>
      )}
    </div>
  );
}
