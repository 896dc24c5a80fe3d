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

/** Returns the width of a name in one line, in em. */
export const nameWidth = (text: string): number =>
  [...text].reduce((sum, sign) => sum + (widths.find(([signs]) => signs.test(sign))?.[1] ?? usual), 0);

const wordsOf = (name: string): string[] => name.trim().split(/\s+/);

/** Returns the width of the widest word of the names, in em. */
export const widestWord = (points: readonly Pick<Step, 'name'>[]): number =>
  Math.max(...points.flatMap(({ name }) => wordsOf(name).map(nameWidth)));

/** The width of the names of the ends below a dial on a phone, in em. */
const endWidth = 5;

/** Returns in how many lines the names of the ends stand below a dial on a phone. */
export const endLines = (names: readonly string[]): number =>
  Math.max(...names.map((name) => linesOf(name, endWidth).length));

/** Returns the lines of this width in which a name stands. */
function linesOf(name: string, width: number): string[] {
  const lines: string[] = [];
  for (const word of wordsOf(name)) {
    const longer = `${lines.at(-1)} ${word}`;
    if (lines.length > 0 && nameWidth(longer) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** Returns the least width, in em, in which a name stands in at most two lines. */
export function foldedWidth(name: string): number {
  const words = wordsOf(name);
  return Math.min(
    ...words.map((_, at) =>
      Math.max(nameWidth(words.slice(0, at + 1).join(' ')), nameWidth(words.slice(at + 1).join(' '))),
    ),
  );
}

/** Longer names are in two lines at the rim of a result. */
const oneLine = 14;

/** Returns true if the name of a point is in two lines at the rim of a result. */
export const isFolded = (name: string): boolean => name.length > oneLine;

/** Returns in how many lines the names between the ends stand at the rim of a result. */
export const middleLines = (points: readonly Pick<Step, 'name'>[]): number =>
  points.slice(1, -1).some(({ name }) => isFolded(name)) ? 2 : 1;

/** Longer names are words and no letters, marks or numbers. */
const mostSigns = 2;

/** Returns true if the names of the points are words. */
export const areNamesWords = (points: readonly Step[]): boolean =>
  points.some(({ name }) => name.length > mostSigns);
