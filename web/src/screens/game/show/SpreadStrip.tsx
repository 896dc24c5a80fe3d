import type { CSSProperties } from 'react';
import { stackLevels } from '../../../minigames/stack-levels.ts';
import { Shape } from '../../../shared/ui/players/Shape.tsx';
import type { Mark } from './marks.ts';
import styles from './SpreadStrip.module.css';

/** Marks that are closer than this (on the scale of 100) are stacked. */
const stackWithin = 6;

interface SpreadStripProps {
  /** Lowest first, at least one. */
  readonly marks: readonly Mark[];
}

/**
 * Draws the marks of all players on a line from 0 to 100. Hidden from screen readers, because the text next to it says the
 * same.
 */
export function SpreadStrip({ marks }: SpreadStripProps) {
  const levels = stackLevels(
    marks.map(({ value }) => value),
    stackWithin,
  );
  const style = { '--levels': Math.max(...levels, 0) + 1 } as CSSProperties; // custom properties aren't in CSSProperties
  const [from, to] = [marks[0]?.value ?? 0, marks.at(-1)?.value ?? 0];
  return (
    <div className={styles.strip} style={style} aria-hidden="true">
      <div className={styles.marks}>
        {marks.map(({ rater, value }, index) => (
          <span
            key={rater.user}
            className={styles.mark}
            title={`${rater.username}: ${Math.round(value)}`}
            // Custom properties aren't in CSSProperties.
            style={{ '--at': value, '--level': levels[index] ?? 0 } as CSSProperties}
          >
            {rater.seat ? <Shape seat={rater.seat} /> : <span className={styles.dot} />}
          </span>
        ))}
      </div>
      <div className={styles.track}>
        <span className={styles.band} style={{ insetInlineStart: `${from}%`, inlineSize: `${to - from}%` }} />
      </div>
    </div>
  );
}
