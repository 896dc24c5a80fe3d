import { limits } from '@tallyho/game/limits';
import { nearestPoint } from '@tallyho/game/minigames/slider/rules';
import { type CSSProperties, useId } from 'react';
import { formatNumber, useLocale } from '../../entities/preferences/format.ts';
import { classNames } from '../../shared/ui/styles/class-names.ts';
import type { PlayProps } from '../contract.ts';
import { longestWord } from '../label-size.ts';
import { paint } from '../paint.ts';
import { useRatingInput } from '../use-rating-input.ts';
import { Axis } from './Axis.tsx';
import styles from './Play.module.css';

const { min, max } = limits.slider;
const middle = (min + max) / 2;

/** Slider: one value from 0 to 10, chosen with the thumb or by pressing a point's name. */
export default function SliderPlay({ board, answer, disabled, onChange }: PlayProps<'Slider'>) {
  useLocale();
  const id = useId();
  const { points } = board;
  const value = answer?.ratingValue ?? middle;
  const point = answer ? points[answer.sliderIndex] : undefined;
  const shown = formatNumber(value, 1);
  const letters = longestWord(points.map(({ name }) => name));
  const colors = point && paint(point.color);

  function rate(ratingValue: number) {
    if (disabled) return;
    const rounded = Math.round(ratingValue * 10) / 10;
    onChange({ ratingValue: rounded, sliderIndex: nearestPoint(rounded, points.length) });
  }
  const handlers = useRatingInput({ isUntouched: answer === null, at: value, disabled, onRate: rate });

  return (
    // Custom properties aren't in CSSProperties.
    <div
      className={styles.slider}
      // Crowded labels alternate between two rows, because one row is too narrow for them.
      data-crowded={points.length > 5 || letters > 9}
      style={
        {
          '--share': (value - min) / (max - min),
          '--count': points.length,
          '--letters': letters,
        } as CSSProperties
      }
    >
      <div className={styles.stage}>
        <output
          htmlFor={id}
          className={classNames(styles.bubble, answer === null && styles.untouched)}
          style={colors && { background: colors.fill, color: colors.text }}
        >
          <span className={styles.value}>{answer === null ? '?' : shown}</span>
          <span className={styles.point}>{point?.name ?? 'Slide to rate'}</span>
        </output>
      </div>
      <div className={styles.control}>
        <Axis points={points} />
        <input
          id={id}
          type="range"
          className={classNames(styles.range, answer === null && styles.untouched)}
          aria-label="Your rating, 0 to 10"
          aria-valuetext={point ? `${shown}, ${point.name}` : 'Not rated yet'}
          min={min}
          max={max}
          step={0.1}
          value={value}
          disabled={disabled}
          {...handlers}
        />
      </div>
      <ol className={styles.points}>
        {points.map((step, index) => (
          <li key={step.name} style={{ '--index': index + 1 } as CSSProperties}>
            <button
              type="button"
              className={classNames(styles.key, index === answer?.sliderIndex && styles.chosen)}
              style={{ borderBlockStartColor: paint(step.color).fill }}
              aria-pressed={index === answer?.sliderIndex}
              disabled={disabled}
              onClick={() => rate((index / (points.length - 1)) * max)}
            >
              {step.name}
            </button>
          </li>
        ))}
      </ol>
    </div>
  );
}
