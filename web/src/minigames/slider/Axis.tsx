import type { Step } from '@tallyho/game/minigames/fields';
import { paint } from '../faces/paint.ts';
import styles from './Axis.module.css';

interface AxisProps {
  readonly points: readonly Step[];
  /** How the points are marked: by dots on the line, or by ticks at its lower edge, above their names. */
  readonly marks?: 'dots' | 'ticks';
}

/**
 * The line from 0 to 10, which begins `--ends` before the first point and ends as far behind the last one, with evenly spaced
 * colored points. Hidden from screen readers, because the control has the values.
 */
export function Axis({ points, marks = 'dots' }: AxisProps) {
  const stops = points.map(({ color }) => paint(color).fill).join(', ');
  return (
    <div className={styles.axis} aria-hidden="true" data-marks={marks} style={{ '--stops': stops }}>
      {points.map((point, index) => (
        <span
          key={point.name}
          className={styles.dot}
          style={{
            insetInlineStart: `calc(var(--ends, 0px) + (100% - 2 * var(--ends, 0px)) * ${index / (points.length - 1)})`,
            ...(marks === 'dots' && { background: paint(point.color).fill }),
          }}
        />
      ))}
    </div>
  );
}
