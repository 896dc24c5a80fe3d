import { limits } from '@tallyho/game/limits';
import { nearestPoint, shareOf } from '@tallyho/game/minigames/slider/rules';
import { useId } from 'react';
import { formatNumber, useLocale } from '../../entities/preferences/format.ts';
import { PlayerFace } from '../../shared/ui/players/PlayerFace.tsx';
import { classNames } from '../../shared/ui/styles/class-names.ts';
import { useRatingInput } from '../board/use-rating-input.ts';
import type { PlayProps } from '../contract.ts';
import { longestWord } from '../faces/label-size.ts';
import { moodAt } from '../faces/mood.ts';
import { paint } from '../faces/paint.ts';
import { Axis } from './Axis.tsx';
import { EndStickers } from './EndStickers.tsx';
import { areNamesLong, mostLetters } from './long-names.ts';
import styles from './Play.module.css';

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
      data-long={longestWord(points.map(({ name }) => name)) > 9}
      data-wordy={areNamesLong(points)}
      style={{
        '--share': shareOf(value),
        '--count': points.length,
        '--letters': mostLetters(points),
        '--word': longestWord([word]),
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
        {answer === null && <EndStickers points={points} />}
        <strong className={styles.word} dir="auto">
          {word}
        </strong>
        {/* The knob says the value of an answer. */}
        {answer === null && (
          <span className={styles.value}>
            {min} to {max}
          </span>
        )}
      </output>
      <div className={styles.control}>
        <Axis points={points} />
        <input
          id={id}
          type="range"
          className={styles.range}
          aria-label="Your rating, 0 to 10"
          aria-valuetext={point ? `${shown}, ${point.name}` : 'Not rated yet'}
          min={min}
          max={max}
          step={0.1}
          value={value}
          disabled={disabled}
          {...handlers}
        />
        <span className={styles.knob} aria-hidden="true">
          {answer ? shown : '?'}
        </span>
      </div>
      <ol className={styles.points}>
        {points.map((step, index) => (
          <li key={step.name}>
            <button
              type="button"
              className={classNames(styles.key, index === answer?.sliderIndex && styles.chosen)}
              aria-pressed={index === answer?.sliderIndex}
              disabled={disabled}
              onClick={() => rate((index / (points.length - 1)) * max)}
            >
              <span>{step.name}</span>
            </button>
          </li>
        ))}
      </ol>
    </div>
  );
}
