import type { Rater } from '../../../minigames/contract.ts';
import { atWidth, byWidth } from '../../../minigames/slider/line.ts';
import { share } from '../../../minigames/slider-lobby/votes.ts';
import { PlayerFace } from '../../../shared/ui/players/PlayerFace.tsx';
import styles from './RatingBar.module.css';
import { stack } from './stack.ts';

/** The part of the line that a face takes. */
const face = { narrow: 0.096, middle: 0.085, wide: 0.053 };

interface RatingBarProps {
  /** 1-100. */
  readonly mean: number;
  readonly marks: readonly { readonly rater: Rater; readonly value: number }[];
}

/** A line from 1 to 100 that is filled up to the mean, with the faces of the players and their values on stems above it. None hides another. */
export function RatingBar({ mean, marks }: RatingBarProps) {
  const values = marks.map(({ value }) => share(value));
  const levels = byWidth((width) => stack(values, face[width]));
  return (
    <div
      className={styles.bar}
      style={{ '--top': atWidth(byWidth((width) => 1 + Math.max(0, ...levels[width]))) }}
    >
      <ul className={styles.marks} aria-label="Who gave what">
        {marks.map(({ rater, value }, index) => (
          <li
            key={rater.user}
            className={styles.mark}
            title={`${rater.username}: ${value}`}
            style={{
              '--share': values[index],
              '--level': atWidth(byWidth((width) => levels[width][index] ?? 0)),
            }}
          >
            <PlayerFace
              avatar={rater.avatar}
              size="xs"
              label={`${rater.username}: ${value}`}
              seat={rater.seat}
            />
            <span className={styles.number}>{value}</span>
          </li>
        ))}
      </ul>
      <div className={styles.line}>
        <span className={styles.fill} style={{ '--share': share(mean) }} />
      </div>
    </div>
  );
}
