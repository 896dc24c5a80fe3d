import { isAnonymous } from '@tallyho/game/model/person';
import type { Rater } from '../contract.ts';

/** A name below a face, and the value that follows it: "25", or "says 71" for the rated player. */
export interface Label {
  readonly name: string;
  readonly says: string;
  /** Of the rated player. */
  readonly isOwn: boolean;
  /** Only long lines have it. */
  readonly isMinor: boolean;
}

interface Mark {
  readonly rater: Rater;
  readonly value: number;
}

/** With more raters only the lowest, the highest and the own mark have a label on shorter lines. */
const mostNamed = 4;

/** Returns what follows the name of a rated player: "says 71", or "say 71" after "You". */
const saysText = (isYou: boolean, value: number): string => `${isYou ? 'say' : 'says'} ${value}`;

/** Returns the label of each mark, null for those of anonymous raters. `rated`: the user whom the marks are about; `you`: the viewer. */
export function labelsOf(marks: readonly Mark[], rated: string, you: string | null): (Label | null)[] {
  const values = marks.map(({ value }) => value);
  const named = [values.indexOf(Math.min(...values)), values.indexOf(Math.max(...values))];
  return marks.map(({ rater, value }, index) => {
    const isOwn = rater.user === rated;
    if (isAnonymous(rater.user)) return null;
    const isYou = rater.user === you;
    return {
      name: isYou ? 'You' : rater.username,
      says: isOwn ? saysText(isYou, value) : String(value),
      isOwn,
      isMinor: marks.length > mostNamed && !isOwn && !named.includes(index),
    };
  });
}
