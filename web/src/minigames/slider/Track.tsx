import { limits } from '@tallyho/game/limits';
import type { Step } from '@tallyho/game/minigames/fields';
import type { useRatingInput } from '../board/use-rating-input.ts';
import { Axis } from './Axis.tsx';
import { Knob } from './Knob.tsx';
import styles from './Track.module.css';

const { min, max } = limits.slider;

interface TrackProps {
  readonly id: string;
  readonly points: readonly Step[];
  readonly value: number;
  /** What screen readers say for the value. */
  readonly valueText: string;
  /** What stands in the knob. Absent: the knob has a grip. */
  readonly written?: string | undefined;
  readonly isUntouched: boolean;
  readonly disabled: boolean;
  readonly handlers: ReturnType<typeof useRatingInput>;
}

/** The line with its colored points, and the knob that slides along it. */
export function Track({
  id,
  points,
  value,
  valueText,
  written,
  isUntouched,
  disabled,
  handlers,
}: TrackProps) {
  return (
    <div className={styles.control}>
      <Axis points={points} />
      <input
        id={id}
        type="range"
        className={styles.range}
        aria-label="Your rating, 0 to 10"
        aria-valuetext={valueText}
        min={min}
        max={max}
        step={0.1}
        value={value}
        disabled={disabled}
        {...handlers}
      />
      <Knob written={written} isUntouched={isUntouched} />
    </div>
  );
}
