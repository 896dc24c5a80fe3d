import { limits } from '@tallyho/game/limits';
import { nearestPoint, shareOf } from '@tallyho/game/minigames/slider/rules';
import { useId } from 'react';
import { formatNumber, useLocale } from '../../entities/preferences/format.ts';
import { PlayerFace } from '../../shared/ui/players/PlayerFace.tsx';
import { useRatingInput } from '../board/use-rating-input.ts';
import type { PlayProps } from '../contract.ts';
import { longestWord } from '../faces/label-size.ts';
import { moodAt } from '../faces/mood.ts';
import { paint } from '../faces/paint.ts';
import { areNamesWords, layoutOf } from './long-names.ts';
import styles from './Play.module.css';
import { PointKeys } from './PointKeys.tsx';
import { Track } from './Track.tsx';

const { min, max } = limits.slider;
const middle = (min + max) / 2;

/**
 * Slider: one value from 0 to 10, chosen with the thumb or by pressing a point's name. The stage takes the color of the chosen
 * point and shows its name.
 */
export default function SliderPlay({ board, answer, disabled, viewer, onChange }: PlayProps<'Slider'>) {
  useLocale();
  const id = useId();
  const { points } = board;
  const value = answer?.ratingValue ?? middle;
  const point = answer ? points[answer.sliderIndex] : undefined;
  const shown = formatNumber(value, Number.isInteger(value) ? 0 : 1);
  const word = point?.name ?? 'Slide to rate';
  const colors = point && paint(point.color);
  // Beside words a number says nothing more, and can seem to say the opposite ("All of them": 0).
  const hasNumbers = !areNamesWords(points);

  function rate(ratingValue: number) {
    if (disabled) return;
    const rounded = Math.round(ratingValue * 10) / 10;
    onChange({ ratingValue: rounded, sliderIndex: nearestPoint(rounded, points.length) });
  }
  const handlers = useRatingInput({ isUntouched: answer === null, at: value, disabled, onRate: rate });

  return (
    <div
      className={styles.slider}
      data-touched={answer !== null}
      // The parts of the line have no room for a name each.
      data-crowded={points.length > 6}
      data-wordy={layoutOf(points).kind !== 'row'}
      style={{
        '--share': shareOf(value),
        '--count': points.length,
        '--word': longestWord([word]),
        '--length': word.length,
        // Of a text in several lines the height grows with the square of its font size.
        '--area': Math.sqrt(word.length),
        ...(colors && { '--tone': colors.fill, '--on-tone': colors.text }),
      }}
    >
      <output htmlFor={id} className={styles.reading}>
        {viewer && (
          <span className={styles.viewer}>
            <PlayerFace
              avatar={viewer.avatar}
              seat={viewer.seat}
              size="lg"
              expression={point ? moodAt(shareOf(value)) : 'thinking'}
            />
          </span>
        )}
        <strong className={styles.word} dir="auto">
          {word}
        </strong>
        {/* The knob says the value of an answer. */}
        {answer === null && hasNumbers && (
          <span className={styles.value}>
            {min} to {max}
          </span>
        )}
      </output>
      <Track
        id={id}
        points={points}
        value={value}
        valueText={point ? `${shown}, ${point.name}` : 'Not rated yet'}
        written={answer === null ? '?' : hasNumbers ? shown : undefined}
        isUntouched={answer === null}
        disabled={disabled}
        handlers={handlers}
      />
      <PointKeys points={points} chosen={answer?.sliderIndex} disabled={disabled} onRate={rate} />
    </div>
  );
}
