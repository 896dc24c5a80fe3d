import { limits } from '@tallyho/game/limits';
import type { Step } from '@tallyho/game/minigames/fields';
import { shareOf } from '@tallyho/game/minigames/slider/rules';
import { PlayerFace } from '../../shared/ui/players/PlayerFace.tsx';
import { useRatingInput } from '../board/use-rating-input.ts';
import type { Rater } from '../contract.ts';
import { moodAt } from '../faces/mood.ts';
import styles from './PlayDial.module.css';
import turn from './TurnDial.module.css';
import { TurnDial } from './TurnDial.tsx';

const { min, max } = limits.slider;

interface PlayDialProps {
  readonly id: string;
  readonly points: readonly Step[];
  readonly value: number;
  /** What screen readers say for the value. */
  readonly valueText: string;
  /** The index of the chosen point; null: nothing is chosen yet. */
  readonly chosen: number | null;
  readonly disabled: boolean;
  /** Whose face is the knob. Absent: a knob without a face. */
  readonly viewer: Rater | undefined;
  readonly onRate: (value: number) => void;
}

/** The half dial of the result, with the viewer's face on its arc, which is turned by pointing at the dial. The range input at the face has the value, the keys and the focus. */
export function PlayDial({ id, points, value, valueText, chosen, disabled, viewer, onRate }: PlayDialProps) {
  const isUntouched = chosen === null;
  const keys = useRatingInput({ isUntouched, at: value, disabled, onRate });
  return (
    <TurnDial points={points} lit={chosen} value={value} disabled={disabled} onRate={onRate}>
      <input
        id={id}
        type="range"
        className={turn.range}
        aria-label="Your rating, 0 to 10"
        aria-valuetext={valueText}
        min={min}
        max={max}
        step={0.1}
        value={value}
        disabled={disabled}
        {...keys}
      />
      <span className={turn.knob} aria-hidden="true">
        <span className={styles.face} data-untouched={isUntouched}>
          {viewer ? (
            <PlayerFace
              avatar={viewer.avatar}
              // The ring and the shape come with the answer.
              seat={isUntouched ? null : viewer.seat}
              size="stage"
              expression={isUntouched ? 'thinking' : moodAt(shareOf(value))}
            />
          ) : (
            <span className={styles.blank}>?</span>
          )}
        </span>
      </span>
    </TurnDial>
  );
}
