import { limits } from '@tallyho/game/limits';
import { guessQuestionOf } from '@tallyho/game/minigames/registry';
import { placeOnSlider } from '@tallyho/game/minigames/slider/place';
import { farEnds, shareOf, slider } from '@tallyho/game/minigames/slider/rules';
import { type Reaction, reactionsTo } from '@tallyho/game/show/reaction';
import { useEffect, useState } from 'react';
import { formatNumber, useLocale } from '../../entities/preferences/format.ts';
import { PlayerFace } from '../../shared/ui/players/PlayerFace.tsx';
import { classNames } from '../../shared/ui/styles/class-names.ts';
import { prefersReducedMotion } from '../../shared/ui/styles/motion.ts';
import type { Rater, ResultsProps } from '../contract.ts';
import { paint } from '../faces/paint.ts';
import reveal from '../show/reveal.module.css';
import { ShowStatus, useStartedAsShow } from '../show/ShowStatus.tsx';
import { WaitingFaces } from '../show/WaitingFaces.tsx';
import { Answers } from './Answers.tsx';
import { Axis } from './Axis.tsx';
import { GuessList } from './GuessList.tsx';
import { nameNear } from './guess-number.ts';
import { guessersByCloseness } from './guessers.ts';
import { partBefore } from './line.ts';
import { PointNames } from './PointNames.tsx';
import styles from './Results.module.css';

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

/** The players come to stand in the band, one by one; then the flag of their mean; then the guesses in words. */
export default function SliderResults(props: ResultsProps<'Slider'>) {
  useLocale();
  const { board, answers, raterOf, revealed, verdict, you = null, guesses = [] } = props;
  const isShow = useStartedAsShow(verdict);
  const { mean } = slider.results(board, [...answers]);
  const reactions = reactionsTo(props);
  const reactionOf = (user: string) => (verdict ? reactions.voter('question', user) : ('thinking' as const));
  const marks = answers.map(({ ratedBy, gameData }, index) => ({
    ...raterOf(ratedBy.user),
    value: gameData.ratingValue,
    point: gameData.sliderIndex,
    shown: verdict || index < revealed,
    reaction: reactionOf(ratedBy.user),
  }));
  const isRevealed = ({ user }: Rater) => marks.some((mark) => mark.user === user && mark.shown);
  const nameAt = (point: number) => board.points[point]?.name ?? '';
  const far = farEnds(answers);
  const endOf = ({ ratedBy, gameData }: (typeof answers)[number]): FarEndProps => ({
    rater: raterOf(ratedBy.user),
    said: nameAt(gameData.sliderIndex),
    reaction: reactionOf(ratedBy.user),
  });
  const ends = far && { low: endOf(far.low), high: endOf(far.high) };
  const place = mean === null ? null : placeOnSlider(Math.round(mean * 10) / 10, board.points.length);
  const average = formatNumber(mean ?? 0, 1);
  const named = mean === null ? undefined : nameNear(mean, board.points);
  const question = guessQuestionOf(board);
  const hasGuesses = guesses.length > 0 && mean !== null && question?.kind === 'value';
  const isOpen = useIsOpen(verdict);
  const guessers = hasGuesses ? guessersByCloseness(guesses, mean) : [];
  // Until the verdict nothing tells where the mean is.
  const meanAt = verdict ? shareOf(mean ?? 0) : 0.5;
  const latest = verdict ? undefined : marks[revealed - 1];
  const isOpening = isShow && !verdict && revealed === 0;
  const isCounting = !verdict && revealed > 0 && revealed < marks.length;
  const announcement = verdict
    ? mean !== null && `The group says ${formatNumber(mean, 1)} of ${max}.`
    : latest && `${latest.username}: ${formatNumber(latest.value, 1)}, ${nameAt(latest.point)}`;
  return (
    <div
      className={styles.results}
      data-fills={verdict}
      style={{ '--mean': meanAt, '--before': partBefore(meanAt) }}
    >
      {isShow && <ShowStatus>{announcement || null}</ShowStatus>}
      <div className={styles.machine}>
        <div className={classNames(styles.head, reveal.stage)}>
          <p
            className={verdict ? styles.unseen : classNames(styles.said, reveal.fade)}
            aria-hidden={!verdict}
            data-shown={!isCounting && !isOpening}
          >
            {verdict
              ? `The group says ${mean === null ? '–' : formatNumber(mean, 1)} of ${max}`
              : 'The group says ...'}
          </p>
          {(isOpening || isCounting) && (
            <WaitingFaces raters={marks} layout={isOpening ? 'large' : 'row'} hasLeft={isRevealed} />
          )}
          {mean !== null && (
            <p className={classNames(styles.flag, reveal.fall)} data-shown={verdict} aria-hidden="true">
              <bdi>{named ?? average}</bdi>
              {!named && <small> of {max}</small>}
              <span className={styles.label}>
                Group average
                {named && `: ${average} of ${max}`}
              </span>
            </p>
          )}
        </div>
        <div className={styles.dial} />
        <div className={styles.axis}>
          <Axis points={board.points} hasDots={false} />
          {[0, max].map((end) => (
            <span
              key={end}
              className={styles.number}
              style={{ color: paint(board.points.at(end === 0 ? 0 : -1)?.color ?? '').text }}
              aria-hidden="true"
            >
              {formatNumber(end)}
            </span>
          ))}
        </div>
        <Answers points={board.points} marks={marks} />
        {mean !== null && (
          <span className={classNames(styles.needle, reveal.fade)} data-shown={verdict} aria-hidden="true" />
        )}
        <PointNames points={board.points} place={verdict ? place : null} />
      </div>
      {hasGuesses && (
        <GuessList
          question={question}
          points={board.points}
          guesses={guesses}
          guessers={guessers}
          mean={mean}
          you={you}
          isShown={isOpen}
        />
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
