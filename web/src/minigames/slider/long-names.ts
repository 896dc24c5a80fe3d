import type { Step } from '@tallyho/game/minigames/fields';

/** How wide letters are, in em, of the text of names; others are as wide as `usual`. */
const widths = [
  [/[ijl.,:;!|'’ ]/, 0.25],
  [/[frt()“”"-]/, 0.37],
  [/[cksvxyz?]/, 0.5],
  [/[mwMW]/, 0.82],
  // East Asian letters and emoji.
  [/[\u2e80-\uffdc]|\p{Extended_Pictographic}/u, 1],
  [/[\p{Lu}\d]/u, 0.65],
] as const;
const usual = 0.56;

const widthOf = (text: string): number =>
  [...text].reduce((sum, sign) => sum + (widths.find(([signs]) => signs.test(sign))?.[1] ?? usual), 0);

const wordsOf = (name: string): string[] => name.trim().split(/\s+/);

/** Returns the width of the widest word of the names, in em. */
export const widestWord = (points: readonly Step[]): number =>
  Math.max(...points.flatMap(({ name }) => wordsOf(name).map(widthOf)));

/** From the first point to the last one on a phone, in em of 13 pixels; what a name leaves free of its place; and in how many lines it may stand. */
const room = { line: 18.5, free: 0.15, lines: 3 };

/** Returns the lines of this width in which a name stands. */
function linesOf(name: string, width: number): string[] {
  const lines: string[] = [];
  for (const word of wordsOf(name)) {
    const longer = `${lines.at(-1)} ${word}`;
    if (lines.length > 0 && widthOf(longer) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/**
 * Returns the width of the widest line, in em, if all names have room side by side below their points on a phone. Otherwise those of the
 * ends and of the middle are shown.
 */
export function widestLine(points: readonly Step[]): number | undefined {
  const width = room.line / (points.length - 1) - room.free;
  const names = points.map(({ name }) => linesOf(name, width));
  const widest = Math.max(...names.flat().map(widthOf));
  return widest <= width && names.every((lines) => lines.length <= room.lines) ? widest : undefined;
}

/** Returns the least width, in em, in which a name stands in at most two lines. */
export function foldedWidth(name: string): number {
  const words = wordsOf(name);
  return Math.min(
    ...words.map((_, at) =>
      Math.max(widthOf(words.slice(0, at + 1).join(' ')), widthOf(words.slice(at + 1).join(' '))),
    ),
  );
}

/** Longer names are words and no letters, marks or numbers. */
const mostSigns = 2;

/** Returns true if the names of the points are words. */
export const areNamesWords = (points: readonly Step[]): boolean =>
  points.some(({ name }) => name.length > mostSigns);
