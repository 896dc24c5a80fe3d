import { limits } from '@tallyho/game/limits';
import { nearestPoint, shareOf } from '@tallyho/game/minigames/slider/rules';
import { useId } from 'react';
import { formatNumber, useLocale } from '../../entities/preferences/format.ts';
import { useRatingInput } from '../board/use-rating-input.ts';
import type { PlayProps } from '../contract.ts';
import { longestWord } from '../faces/label-size.ts';
import { paint } from '../faces/paint.ts';
import { areNamesWords, layoutOf } from './long-names.ts';
import styles from './Play.module.css';
import { PointKeys } from './PointKeys.tsx';
import { Track } from './Track.tsx';

const { min, max } = limits.slider;
const middle = (min + max) / 2;

/**
 * Slider: one value from 0 to 10, chosen with the viewer's face, which slides along the line, or by pressing a point's name. The
 * name stands on a sign above the face, and the stage takes a tint of its color. Until there is an answer the face has a dashed edge and arrows to both sides.
 */
export default function SliderPlay({ board, answer, disabled, viewer, onChange }: PlayProps<'Slider'>) {
  useLocale();
  const id = useId();
  const { points } = board;
  const value = answer?.ratingValue ?? middle;
  const point = answer ? points[answer.sliderIndex] : undefined;
  const shown = formatNumber(value, Number.isInteger(value) ? 0 : 1);
  const word = point?.name ?? 'Slide to rate';

  function rate(ratingValue: number) {
    if (disabled) return;
    const rounded = Math.round(ratingValue * 10) / 10;
    onChange({ ratingValue: rounded, sliderIndex: nearestPoint(rounded, points.length) });
  }
  const handlers = useRatingInput({ isUntouched: answer === null, at: value, disabled, onRate: rate });

  return (
    <div
      className={styles.slider}
      data-board="slider"
      data-touched={answer !== null}
      // The parts of the line have no room for a name each.
      data-crowded={points.length > 6}
      data-wordy={layoutOf(points).kind !== 'row'}
      style={{
        '--share': shareOf(value),
        '--count': points.length,
        '--word': longestWord([word]),
        '--length': word.length,
        ...(point && { '--tone': paint(point.color).fill }),
      }}
    >
      <div className={styles.stage}>
        <div className={styles.reading}>
          <output htmlFor={id} className={styles.sign}>
            <strong dir="auto">{word}</strong>
            {/* Beside words a number says nothing more, and can seem to say the opposite ("All of them": 0). */}
            {!areNamesWords(points) &&
              (point ? (
                // The control says the value of an answer.
                <small aria-hidden="true">{shown}</small>
              ) : (
                <small>
                  {min} to {max}
                </small>
              ))}
          </output>
          <span className={styles.tail} aria-hidden="true" />
        </div>
        <Track
          id={id}
          points={points}
          value={value}
          valueText={point ? `${shown}, ${point.name}` : 'Not rated yet'}
          isUntouched={answer === null}
          disabled={disabled}
          viewer={viewer}
          handlers={handlers}
        />
      </div>
      <PointKeys points={points} chosen={answer?.sliderIndex} disabled={disabled} onRate={rate} />
    </div>
  );
}
