import type { Step } from '@tallyho/game/minigames/fields';
import { longestWord } from '../faces/label-size.ts';

/** Returns the length of the longest word of the names, of which each has the same width. The places of the outer names are open to one side. */
export const mostLetters = (points: readonly Step[]): number =>
  Math.max(
    ...points.map(({ name }, at) => longestWord([name]) - (at === 0 || at === points.length - 1 ? 1 : 0)),
  );

/** The letters for which a phone has room in a line below all points together, and in how many lines a name may stand. */
const room = { letters: 34, lines: 3 };

/** Returns in how many lines of so many letters a name stands. */
function linesOf(name: string, letters: number): number {
  let [lines, used] = [1, 0];
  for (const { length } of name.split(/\s+/)) {
    if (used > 0 && used + 1 + length > letters) [lines, used] = [lines + 1, length];
    else used += (used > 0 ? 1 : 0) + length;
  }
  return lines;
}

/** Returns true if all names have room side by side below their points on a phone. Otherwise those of the ends and of the middle are shown. */
export function haveNamesRoom(points: readonly Step[]): boolean {
  const letters = Math.floor(room.letters / (points.length - 1));
  return mostLetters(points) <= letters && points.every(({ name }) => linesOf(name, letters) <= room.lines);
}

/** Longer names are words and no letters, marks or numbers. */
const mostSigns = 2;

/** Returns true if the names of the points are words. */
export const areNamesWords = (points: readonly Step[]): boolean =>
  points.some(({ name }) => name.length > mostSigns);
