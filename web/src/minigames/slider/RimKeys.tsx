import { limits } from '@tallyho/game/limits';
import type { Step } from '@tallyho/game/minigames/fields';
import { formatNumber } from '../../entities/preferences/format.ts';
import { paint } from '../faces/paint.ts';
import { turnOfPoint } from './dial.ts';
import { foldedWidth, nameWidth } from './long-names.ts';
import styles from './RimKeys.module.css';
import { chordOf } from './rim-room.ts';

const { min, max } = limits.slider;

interface RimKeysProps {
  readonly points: readonly Step[];
  /** The index of the chosen point. */
  readonly chosen: number | undefined;
  /** Beside each other, each with its color, and not around the rim. */
  readonly isList: boolean;
  readonly disabled?: boolean;
  /** Absent: the names cannot be pressed, and are hidden from screen readers, because the control has them. */
  readonly onRate?: (value: number) => void;
}

/** The names of the points; a press on one chooses it. Around the rim each is beside its point, the outer ones with their numbers below the ends of the arc. */
export function RimKeys({ points, chosen, isList, disabled, onRate }: RimKeysProps) {
  const last = points.length - 1;
  return (
    <ol
      className={isList ? styles.list : styles.rim}
      style={{ '--chord': chordOf(points.length) }}
      aria-hidden={onRate ? undefined : true}
    >
      {points.map(({ name, color }, index) => {
        const said = (
          <>
            {isList ? (
              <i style={{ background: paint(color).fill }} />
            ) : (
              (index === 0 || index === last) && (
                <b aria-hidden="true">{formatNumber(index === 0 ? min : max)}</b>
              )
            )}
            <span>{name}</span>
          </>
        );
        return (
          <li
            key={name}
            style={{
              '--turn': `${turnOfPoint(index, points.length)}deg`,
              '--whole': nameWidth(name),
              '--folded': foldedWidth(name),
            }}
          >
            {onRate ? (
              <button
                type="button"
                className={styles.key}
                aria-pressed={index === chosen}
                disabled={disabled}
                onClick={() => onRate(min + (index / last) * (max - min))}
              >
                {said}
              </button>
            ) : (
              <span className={styles.key} data-chosen={index === chosen}>
                {said}
              </span>
            )}
          </li>
        );
      })}
    </ol>
  );
}
