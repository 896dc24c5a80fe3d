import { limits } from '@tallyho/game/limits';
import type { Person } from '@tallyho/game/model/person';
import { useId } from 'react';
import { PlayerAvatar } from '../../shared/ui/players/PlayerAvatar.tsx';
import type { SeatNumber } from '../../shared/ui/players/Shape.tsx';
import { useRatingInput } from '../board/use-rating-input.ts';
import { bandOf } from './bands.ts';
import styles from './PlayerSlider.module.css';

const { min, max } = limits.lobbyRating;

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

/** One player with a slider, in the color of its band. The player's face is its knob. */
export function PlayerSlider({ player, isYou, seat, value, start, disabled, onRate }: PlayerSliderProps) {
  const id = useId();
  const at = value ?? start;
  const band = value === null ? null : bandOf(value);
  const handlers = useRatingInput({ isUntouched: value === null, at, disabled, onRate });
  return (
    <div
      className={styles.player}
      data-touched={value !== null}
      style={{
        '--share': (at - min) / (max - min),
        ...(band && { '--band': band.fill, '--on-band': band.text }),
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
          <PlayerAvatar avatar={player.avatar} size="stage" seat={seat} />
        </span>
      </div>
      <output className={styles.value} htmlFor={id}>
        {value ?? <span aria-hidden="true">?</span>}
      </output>
    </div>
  );
}
