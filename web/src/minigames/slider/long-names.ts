import type { Step } from '@tallyho/game/minigames/fields';
import { longestWord } from '../faces/label-size.ts';

/** What the names of points have at most, so that all fit in one row below their points on a phone: letters of a name and of a word; points. */
const most = { name: 16, word: 9, points: 6 };

/** Returns the length of the longest word of the names, of which each has the same width. The places of the outer names are open to one side. */
export const mostLetters = (points: readonly Step[]): number =>
  Math.max(
    ...points.map(({ name }, at) => longestWord([name]) - (at === 0 || at === points.length - 1 ? 1 : 0)),
  );

/** How the names stand below the line of a phone: in one row, every second one in a second row, or only the outer ones. */
export function rowsOfNames(points: readonly Step[]): 'one' | 'two' | 'outer' {
  if (points.length > most.points) return 'outer';
  const areLong = points.some(({ name }) => name.length > most.name || longestWord([name]) > most.word);
  return areLong ? 'two' : 'one';
}

/** Longer names are words and no letters, marks or numbers. */
const mostSigns = 2;

/** Returns true if the names of the points are words. */
export const areNamesWords = (points: readonly Step[]): boolean =>
  points.some(({ name }) => name.length > mostSigns);
