import type { Step } from '@tallyho/game/minigames/fields';
import styles from './Axis.module.css';
import { colorStops } from './line.ts';

interface AxisProps {
  readonly points: readonly Step[];
  /** Marks the points on the line. */
  readonly hasDots?: boolean;
}

/**
 * The line from 0 to 10, which begins `--ends` before the first point and ends as far behind the last one, in the colors of the
 * evenly spaced points. Hidden from screen readers, because the control has the values.
 */
export function Axis({ points, hasDots = true }: AxisProps) {
  return (
    <div className={styles.axis} aria-hidden="true" style={{ '--stops': colorStops(points) }}>
      {hasDots &&
        points.map((point, index) => (
          <span
            key={point.name}
            className={styles.tick}
            style={{
              insetInlineStart: `calc(var(--ends, 0px) + (100% - 2 * var(--ends, 0px)) * ${index / (points.length - 1)})`,
            }}
          />
        ))}
    </div>
  );
}
