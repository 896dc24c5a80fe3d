import { stackLevels } from '../../../minigames/board/stack-levels.ts';
import type { Rater } from '../../../minigames/contract.ts';
import type { Expression } from '../../../shared/ui/avatars/expressions.ts';
import { AwardFace } from './AwardFace.tsx';
import styles from './SpreadStrip.module.css';

/** Faces that are closer than this (on the scale of 100) are stacked. */
const stackWithin = 11;

/** A player on the scale, 0 to 100. */
interface StripMark {
  readonly rater: Rater;
  readonly value: number;
  readonly said: string;
  readonly expression: Expression;
}

interface SpreadStripProps {
  /** Lowest first, at least one. */
  readonly marks: readonly StripMark[];
  /** The two ends of the scale, in the words of the board. */
  readonly ends: { readonly low: string; readonly high: string };
}

/**
 * Draws the faces of all players on a line from the low end of a scale to its high end. Hidden from screen readers, because the
 * text next to it says the same.
 */
export function SpreadStrip({ marks, ends }: SpreadStripProps) {
  const levels = stackLevels(
    marks.map(({ value }) => value),
    stackWithin,
  );
  const style = { '--levels': Math.max(...levels, 0) };
  const [from, to] = [marks[0]?.value ?? 0, marks.at(-1)?.value ?? 0];
  return (
    <div className={styles.strip} style={style} aria-hidden="true">
      <div className={styles.marks}>
        {marks.map(({ rater, value, said, expression }, index) => (
          <span
            key={rater.user}
            className={styles.mark}
            data-at={Math.round(value)}
            title={`${rater.username}: ${said}`}
            style={{ '--at': value, '--level': levels[index] ?? 0 }}
          >
            <AwardFace rater={rater} size="sm" expression={expression} />
          </span>
        ))}
      </div>
      <div className={styles.track}>
        <span className={styles.band} style={{ insetInlineStart: `${from}%`, inlineSize: `${to - from}%` }} />
      </div>
      <div className={styles.ends}>
        <span dir="auto">{ends.low}</span>
        <span dir="auto">{ends.high}</span>
      </div>
    </div>
  );
}
