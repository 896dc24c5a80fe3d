import type { UserId } from '@tallyho/game/model/person';
import { stackLevels } from '../../../minigames/board/stack-levels.ts';
import type { Rater } from '../../../minigames/contract.ts';
import type { Expression } from '../../../shared/ui/avatars/expressions.ts';
import { AwardFace } from './AwardFace.tsx';
import styles from './SpreadStrip.module.css';

/** Faces that are closer than this (on the scale of 100) are stacked; one of them can be larger. */
const stackWithin = { equal: 13, larger: 17 } as const;
/** The height of a face in a stack. */
const heights = { equal: 1, larger: 1.35 } as const;
/** The number of players whose faces can be larger than those of the others. */
const mostLarger = 2;

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
  /** The players whom the award names. Of one or two the faces are larger. */
  readonly named: readonly UserId[];
  /** The two ends of the scale, in the words of the board. */
  readonly ends: { readonly low: string; readonly high: string };
  /** What the scale shows. */
  readonly title?: string | undefined;
  /** Marks the group's average, which is what one named player is compared with. */
  readonly hasGroup?: boolean;
}

/** Returns how high above the line each face stands, in the height of a face. */
function raisesOf(marks: readonly StripMark[], larger: readonly UserId[]): number[] {
  const levels = stackLevels(
    marks.map(({ value }) => value),
    larger.length > 0 ? stackWithin.larger : stackWithin.equal,
  );
  let top = 0;
  return marks.map(({ rater }, index) => {
    const raise = levels[index] === 0 ? 0 : top;
    top = raise + (larger.includes(rater.user) ? heights.larger : heights.equal);
    return raise;
  });
}

/**
 * Draws the faces of all players on a line from the low end of a scale to its high end. Hidden from screen readers, because the
 * text next to it says the same.
 */
export function SpreadStrip({ marks, named, ends, title, hasGroup = false }: SpreadStripProps) {
  const larger = named.length <= mostLarger ? named : [];
  const raises = raisesOf(marks, larger);
  const average = marks.reduce((sum, { value }) => sum + value, 0) / marks.length;
  return (
    <div className={styles.strip} style={{ '--top': Math.max(...raises, 0) }} aria-hidden="true">
      {title && (
        <p className={styles.title} dir="auto">
          {title}
        </p>
      )}
      <div className={styles.marks}>
        {marks.map(({ rater, value, said, expression }, index) => (
          <span
            key={rater.user}
            className={styles.mark}
            data-at={Math.round(value)}
            data-larger={larger.includes(rater.user)}
            title={`${rater.username}: ${said}`}
            style={{ '--at': value, '--raise': raises[index] ?? 0 }}
          >
            <AwardFace rater={rater} size="stage" expression={expression} />
          </span>
        ))}
      </div>
      <div className={styles.track}>
        {hasGroup && <span className={styles.average} style={{ insetInlineStart: `${average}%` }} />}
      </div>
      <div className={styles.ends}>
        <span dir="auto">{ends.low}</span>
        {hasGroup && <span className={styles.key}>Group</span>}
        <span dir="auto">{ends.high}</span>
      </div>
    </div>
  );
}
