import { useId } from 'react';
import { Avatar } from '../../shared/ui/players/Avatar.tsx';
import { seatColor } from '../../shared/ui/players/Shape.tsx';
import { classNames } from '../../shared/ui/styles/class-names.ts';
import reveal from '../show/reveal.module.css';
import { alongArc } from './dial.ts';
import styles from './Pennant.module.css';
import type { PennantShape } from './pennant.ts';

interface PennantProps {
  readonly pennant: PennantShape;
  /** Before, it keeps its place. */
  readonly isShown: boolean;
}

/**
 * The closest guess along the rim at the needle's tip: a band in the color of the player with the face and a text. It is drawn at the top of
 * the dial and turned to its place, so that it is never mirrored. Hidden from screen readers, because the list of guesses says the same.
 */
export function Pennant({ pennant, isShown }: PennantProps) {
  const { text, rater, letters, radius, middle, half, cap } = pennant;
  const id = useId();
  const path = alongArc(100 * radius, 90 - half + cap, 90 + half - cap);
  // The letters stand on a line below the middle of the band, beside the face.
  const line = alongArc(100 * (radius - 0.34 * letters), 90 - half + (rater ? 2.5 * cap : 0), 90 + half);
  return (
    <div
      className={classNames(styles.pennant, reveal.fade)}
      data-shown={isShown}
      style={{
        '--turn': `${middle}deg`,
        '--from-middle': `${half - cap}deg`,
        '--at': radius,
        '--letters': letters,
        ...(rater?.seat && { '--seat': seatColor(rater.seat) }),
      }}
      aria-hidden="true"
    >
      <svg viewBox="0 0 200 100" aria-hidden="true">
        <path className={styles.edge} d={path} />
        <path className={styles.ground} d={path} />
        <path id={id} d={line} />
        <text>
          <textPath href={`#${id}`} startOffset="50%">
            {text}
          </textPath>
        </text>
      </svg>
      {rater && (
        <span className={styles.face}>
          <Avatar avatar={rater.avatar} size="stage" />
        </span>
      )}
    </div>
  );
}
