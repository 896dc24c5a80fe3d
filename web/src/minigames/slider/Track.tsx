import { limits } from '@tallyho/game/limits';
import type { Step } from '@tallyho/game/minigames/fields';
import { shareOf } from '@tallyho/game/minigames/slider/rules';
import { PlayerFace } from '../../shared/ui/players/PlayerFace.tsx';
import type { useRatingInput } from '../board/use-rating-input.ts';
import type { Rater } from '../contract.ts';
import { moodAt } from '../faces/mood.ts';
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
  readonly isUntouched: boolean;
  readonly disabled: boolean;
  /** Whose face is the knob. Absent: a knob without a face. */
  readonly viewer: Rater | undefined;
  readonly handlers: ReturnType<typeof useRatingInput>;
}

/** The line with its colored points, and the viewer's face, which slides along it. */
export function Track({ id, points, value, valueText, isUntouched, disabled, viewer, handlers }: TrackProps) {
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
      <span className={styles.knob} aria-hidden="true">
        {viewer ? (
          <span className={styles.face} data-untouched={isUntouched}>
            <PlayerFace
              avatar={viewer.avatar}
              // The ring and the shape come with the answer.
              seat={isUntouched ? null : viewer.seat}
              size="stage"
              expression={isUntouched ? 'thinking' : moodAt(shareOf(value))}
            />
          </span>
        ) : (
          <Knob written={isUntouched ? '?' : undefined} isUntouched={isUntouched} />
        )}
      </span>
    </div>
  );
}
