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

/** Marks over less of the scale get the whole width. */
const wholeScale = 80;
/** What is free of a fitted axis beside its marks, and the least that it shows (both of 100). */
const margin = 4;
const leastShown = 25;

/** Returns the part of the scale that the axis shows. */
function shownPart(values: readonly number[]): { from: number; to: number } {
  const [low, high] = [Math.min(...values), Math.max(...values)];
  if (high - low >= wholeScale) return { from: 0, to: 100 };
  const half = Math.max(high - low + 2 * margin, leastShown) / 2;
  const middle = (low + high) / 2;
  return { from: low === 0 ? 0 : middle - half, to: high === 100 ? 100 : middle + half };
}

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
function raisesOf(
  marks: readonly StripMark[],
  places: readonly number[],
  larger: readonly UserId[],
): number[] {
  const levels = stackLevels(places, larger.length > 0 ? stackWithin.larger : stackWithin.equal);
  let top = 0;
  return marks.map(({ rater }, index) => {
    const raise = levels[index] === 0 ? 0 : top;
    top = raise + (larger.includes(rater.user) ? heights.larger : heights.equal);
    return raise;
  });
}

/** Returns what was said, at the place of each stack of faces, without repetition. */
function labelsOf(marks: readonly StripMark[], places: readonly number[], raises: readonly number[]) {
  const labels: { at: number; said: string[] }[] = [];
  marks.forEach(({ said }, index) => {
    const label = labels.at(-1);
    const at = places[index] ?? 0;
    if (!label || raises[index] === 0) labels.push({ at, said: [said] });
    else if (!label.said.includes(said)) label.said.push(said);
  });
  return labels;
}

/**
 * Draws the faces of all players on a line from the low end of a scale to its high end, with what each said below it. The line has
 * the part of the scale in which they are, and says in which direction an end lies that is farther out. Hidden from screen readers, because the
 * text next to it says the same.
 */
export function SpreadStrip({ marks, named, ends, title, hasGroup = false }: SpreadStripProps) {
  const larger = named.length <= mostLarger ? named : [];
  const { from, to } = shownPart(marks.map(({ value }) => value));
  const placeOf = (value: number) => ((value - from) / (to - from)) * 100;
  const places = marks.map(({ value }) => placeOf(value));
  const raises = raisesOf(marks, places, larger);
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
            style={{ '--at': places[index], '--raise': raises[index] ?? 0 }}
          >
            <AwardFace rater={rater} size="stage" expression={expression} />
          </span>
        ))}
      </div>
      <div className={styles.track}>
        {places.map((at, index) => (
          <span key={marks[index]?.rater.user} className={styles.tick} style={{ '--at': at }} />
        ))}
        {hasGroup && <span className={styles.average} style={{ insetInlineStart: `${placeOf(average)}%` }} />}
      </div>
      <ul className={styles.labels}>
        {labelsOf(marks, places, raises).map(({ at, said }) => (
          <li key={at} dir="auto" style={{ '--at': at }}>
            {said.join(', ')}
          </li>
        ))}
      </ul>
      <div className={styles.ends}>
        <span dir="auto" data-farther={from > 0}>
          {marks[0]?.said !== ends.low && ends.low}
        </span>
        {hasGroup && <span className={styles.key}>Group</span>}
        <span dir="auto" data-farther={to < 100}>
          {marks.at(-1)?.said !== ends.high && ends.high}
        </span>
      </div>
    </div>
  );
}
