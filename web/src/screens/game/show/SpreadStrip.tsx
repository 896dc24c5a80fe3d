import type { UserId } from '@tallyho/game/model/person';
import { stackLevels } from '../../../minigames/board/stack-levels.ts';
import type { Rater } from '../../../minigames/contract.ts';
import type { Expression } from '../../../shared/ui/avatars/expressions.ts';
import { AwardFace } from './AwardFace.tsx';
import styles from './SpreadStrip.module.css';

/** Faces that are closer than this (on the scale of 100) are stacked. */
const stackWithin = 13;

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
  /** The players whom the award names. One: the others are pale, and the average is marked. Two: a line is between them. */
  readonly named: readonly UserId[];
  /** The two ends of the scale, in the words of the board. */
  readonly ends: { readonly low: string; readonly high: string };
}

/**
 * Draws the faces of all players on a line from the low end of a scale to its high end. Hidden from screen readers, because the
 * text next to it says the same.
 */
export function SpreadStrip({ marks, named, ends }: SpreadStripProps) {
  const levels = stackLevels(
    marks.map(({ value }) => value),
    stackWithin,
  );
  const style = { '--levels': Math.max(...levels, 0) };
  const values = marks.filter(({ rater }) => named.includes(rater.user)).map(({ value }) => value);
  const [from, to] = values;
  const isAboutOne = values.length === 1;
  const average = marks.reduce((sum, { value }) => sum + value, 0) / marks.length;
  return (
    <div className={styles.strip} style={style} aria-hidden="true">
      <div className={styles.marks}>
        {marks.map(({ rater, value, said, expression }, index) => (
          <span
            key={rater.user}
            className={styles.mark}
            data-at={Math.round(value)}
            data-pale={isAboutOne && !named.includes(rater.user)}
            title={`${rater.username}: ${said}`}
            style={{ '--at': value, '--level': levels[index] ?? 0 }}
          >
            <AwardFace rater={rater} size="sm" expression={expression} />
          </span>
        ))}
      </div>
      <div className={styles.track}>
        {values.length === 2 && from !== undefined && to !== undefined && (
          <span
            className={styles.between}
            style={{ insetInlineStart: `${from}%`, inlineSize: `${to - from}%` }}
          />
        )}
        {isAboutOne && <span className={styles.average} style={{ insetInlineStart: `${average}%` }} />}
      </div>
      <div className={styles.ends}>
        <span dir="auto">{ends.low}</span>
        {isAboutOne && <span className={styles.key}>Average</span>}
        <span dir="auto">{ends.high}</span>
      </div>
    </div>
  );
}
