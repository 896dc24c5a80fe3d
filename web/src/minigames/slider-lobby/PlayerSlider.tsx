import { limits } from '@tallyho/game/limits';
import type { Person } from '@tallyho/game/model/person';
import { useId } from 'react';
import { PlayerFace } from '../../shared/ui/players/PlayerFace.tsx';
import { type SeatNumber, seatColor } from '../../shared/ui/players/Shape.tsx';
import { useRatingInput } from '../board/use-rating-input.ts';
import { moodAt } from '../faces/mood.ts';
import styles from './PlayerSlider.module.css';

const { min, max } = limits.lobbyRating;

/** From here on the number stands before the face: after it there is no room on the narrowest track. */
const mostBefore = 0.68;

interface PlayerSliderProps {
  readonly player: Person;
  /** The player is the viewer. */
  readonly isYou: boolean;
  readonly seat: SeatNumber | null;
  /** 1-100; null: untouched, the thumb is at `start`. */
  readonly value: number | null;
  readonly start: number;
  readonly disabled: boolean;
  readonly onRate: (value: number) => void;
}

/**
 * One player with a slider, in their color. The face is its knob, which looks as the value says, with the value beside it in the color
 * of the player: no value is good or bad.
 */
export function PlayerSlider({ player, isYou, seat, value, start, disabled, onRate }: PlayerSliderProps) {
  const id = useId();
  const at = value ?? start;
  const share = (at - min) / (max - min);
  const handlers = useRatingInput({ isUntouched: value === null, at, disabled, onRate });
  return (
    <div
      className={styles.player}
      data-touched={value !== null}
      style={{
        '--share': share,
        ...(seat && { '--seat': seatColor(seat), '--on-seat': 'var(--on-bright)' }),
      }}
    >
      <label className={styles.name} dir="auto" htmlFor={id}>
        {isYou ? 'And you?' : player.username}
      </label>
      <div className={styles.track}>
        <input
          id={id}
          type="range"
          className={styles.range}
          aria-valuetext={value === null ? 'Not rated yet' : String(value)}
          min={min}
          max={max}
          value={at}
          disabled={disabled}
          {...handlers}
        />
        {/* The player is the knob of the slider. */}
        <span className={styles.knob} aria-hidden="true">
          <PlayerFace
            avatar={player.avatar}
            size="stage"
            seat={seat}
            expression={value === null ? 'thinking' : moodAt(share)}
          />
        </span>
        <output className={styles.value} htmlFor={id} data-side={share < mostBefore ? 'right' : 'left'}>
          {value ?? <span aria-hidden="true">?</span>}
        </output>
      </div>
    </div>
  );
}
