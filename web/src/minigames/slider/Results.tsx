import { limits } from '@tallyho/game/limits';
import { farEnds, slider } from '@tallyho/game/minigames/slider/rules';
import { type Reaction, reactionsTo } from '@tallyho/game/show/reaction';
import { formatNumber, useLocale } from '../../entities/preferences/format.ts';
import { PlayerFace } from '../../shared/ui/players/PlayerFace.tsx';
import { classNames } from '../../shared/ui/styles/class-names.ts';
import type { Rater, ResultsProps } from '../contract.ts';
import reveal from '../show/reveal.module.css';
import { ShowStatus, useStartedAsShow } from '../show/ShowStatus.tsx';
import { spreadApart } from '../show/spread-apart.ts';
import { WaitingFaces } from '../show/WaitingFaces.tsx';
import { Axis } from './Axis.tsx';
import { Column } from './Column.tsx';
import { GuessMarks } from './GuessMarks.tsx';
import { PointNames } from './PointNames.tsx';
import styles from './Results.module.css';

const { min, max } = limits.slider;

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

/** From this part of the axis on the flag of the needle is on its left. */
const flagTurns = 0.8;

/** The smallest distance of two columns, in points: they are at most so wide. */
const columnWidth = 0.75;

/** Returns how far each column stands from its point, in points: a column with votes stands at their mean. */
function shiftsOf(values: readonly (readonly number[])[]): number[] {
  const lastPoint = values.length - 1;
  const used = values.flatMap((list, index) => (list.length > 0 ? [{ list, index }] : []));
  const means = used.map(({ list }) => {
    const mean = list.reduce((sum, value) => sum + value, 0) / list.length;
    return (mean - min) / (max - min);
  });
  const places = spreadApart(means, columnWidth / lastPoint);
  const shifts = values.map(() => 0);
  for (const [at, { index }] of used.entries()) shifts[index] = (places[at] ?? 0) * lastPoint - index;
  return shifts;
}

/** A histogram that grows with each revealed answer, then the mean. */
export default function SliderResults(props: ResultsProps<'Slider'>) {
  useLocale();
  const { board, answers, raterOf, revealed, verdict } = props;
  const isShow = useStartedAsShow(verdict);
  const { mean, histogram } = slider.results(board, [...answers]);
  const reactions = reactionsTo(props);
  const highest = Math.max(...histogram.map(({ count }) => count), 1);
  const marks = answers.map(({ ratedBy, gameData }, index) => ({
    ...raterOf(ratedBy.user),
    value: gameData.ratingValue,
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
  const shifts = shiftsOf(columns.map((column) => column.marks.map(({ value }) => value)));
  const latest = verdict ? undefined : marks[revealed - 1];
  const isOpening = isShow && !verdict && revealed === 0;
  const isCounting = !verdict && revealed > 0 && revealed < marks.length;
  const announcement = verdict
    ? mean !== null && `The group says ${formatNumber(mean, 1)} of ${max}.`
    : latest && `${latest.username}: ${formatNumber(latest.value, 1)}, ${board.points[latest.point]?.name}`;
  return (
    <div className={styles.results}>
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
        {isCounting && <WaitingFaces raters={marks} layout="row" hasLeft={isRevealed} />}
      </div>
      <div className={classNames(styles.plot, reveal.stage)}>
        <ol
          className={styles.columns}
          aria-label="Ratings by point"
          style={{
            '--count': histogram.length,
            '--columns': histogram.length,
            '--column-width': columnWidth,
          }}
        >
          {columns.map((column, index) => (
            <Column key={column.point.name} {...column} highest={highest} shift={shifts[index] ?? 0} />
          ))}
        </ol>
        {isOpening && <WaitingFaces raters={marks} layout="large" />}
      </div>
      <div className={styles.axis} style={{ '--count': histogram.length }}>
        <Axis points={board.points} />
        {mean !== null && (
          <span
            className={classNames(styles.needle, reveal.fall)}
            data-shown={verdict}
            data-side={mean / max > flagTurns ? 'left' : 'right'}
            style={{ '--share': mean / max }}
            aria-hidden="true"
          >
            <strong className={styles.flag}>{formatNumber(mean, 1)}</strong>
          </span>
        )}
      </div>
      {verdict && <GuessMarks guesses={props.guesses ?? []} points={histogram.length} />}
      <PointNames points={board.points} />
      {ends && (
        <p className={classNames(styles.ends, reveal.fade)} data-shown={verdict}>
          <FarEnd {...ends.low} />
          <FarEnd {...ends.high} />
        </p>
      )}
    </div>
  );
}
