import type { Step } from '@tallyho/game/minigames/fields';
import { paint } from '../paint.ts';
import styles from './Axis.module.css';

/** The line from 0 to 10 with evenly spaced colored points. Hidden from screen readers, because the control has the values. */
export function Axis({ points }: { readonly points: readonly Step[] }) {
  const stops = points.map(({ color }) => paint(color).fill).join(', ');
  return (
    <div
      className={styles.axis}
      aria-hidden="true"
      style={{ backgroundImage: `linear-gradient(to right, ${stops})` }}
    >
      {points.map((point, index) => (
        <span
          key={point.name}
          className={styles.dot}
          style={{
            insetInlineStart: `${(index / (points.length - 1)) * 100}%`,
            background: paint(point.color).fill,
          }}
        />
      ))}
    </div>
  );
}
