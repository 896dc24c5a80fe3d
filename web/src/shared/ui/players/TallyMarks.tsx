import type { CSSProperties } from 'react';
import styles from './TallyMarks.module.css';

interface TallyMarksProps {
  /** Number of strokes, an integer from 0. */
  readonly count: number;
  /** Milliseconds between two strokes that are drawn one after another. 0: all are there. */
  readonly pace?: number;
  /** The first strokes that are there already, and are not drawn again. */
  readonly kept?: number;
}

/** Strokes of a group: four beside each other, the fifth across them. */
const strokes = ['M7 7 5 41', 'M17 6 16 42', 'M27 7 28 41', 'M38 6 36 42', 'M1 33 43 13'] as const;

/**
 * A count as tally marks, in groups of five. 1em high. It is hidden from screen readers: the number is said beside it.
 */
export function TallyMarks({ count, pace = 0, kept = 0 }: TallyMarksProps) {
  const groups = Array.from({ length: Math.ceil(count / 5) }, (_, group) => group);
  return (
    <span className={styles.marks}>
      {groups.map((group) => (
        <svg key={group} className={styles.group} aria-hidden="true" viewBox="0 0 44 48">
          {strokes.slice(0, count - group * 5).map((path, index) => {
            const at = group * 5 + index;
            const isDrawn = pace > 0 && at >= kept;
            return (
              <path
                key={path}
                d={path}
                pathLength={1}
                className={isDrawn ? styles.drawn : undefined}
                style={isDrawn ? ({ '--at': `${(at - kept) * pace}ms` } as CSSProperties) : undefined} // custom properties aren't in CSSProperties
              />
            );
          })}
        </svg>
      ))}
    </span>
  );
}
