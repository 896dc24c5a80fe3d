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

/**
 * On a phone, in em of 13 pixels: from the first point to the last one, and from the side to the first point; what a name leaves free of
 * its place where all stand in one row, and in two; and in how many lines it may stand.
 */
const room = { line: 18.3, edge: 2.3, freeInRow: 0.2, free: 1.6, lines: 3 };

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

/** How the names stand below their points on a phone. */
export type NamesLayout =
  /** All in one row. `line`: the widest line, in em. */
  | { readonly kind: 'row'; readonly line: number }
  /** All, each second one in a row below. `ends` and `inner`: the widest line of the outer names and of the others, in em. */
  | { readonly kind: 'staggered'; readonly ends: number; readonly inner: number }
  /** Those of the ends and of the middle. */
  | { readonly kind: 'few' };

/** Returns the layout that shows most names, each in at most three lines. */
export function layoutOf(points: readonly Step[]): NamesLayout {
  const step = room.line / (points.length - 1);
  const line = widestLine(points, Math.min(step, room.edge + step / 2) - room.freeInRow);
  if (line !== undefined) return { kind: 'row', line };
  const ends = widestLine([points[0], points.at(-1)], room.edge + step - room.free);
  const inner = widestLine(points.slice(1, -1), 2 * step - room.free);
  return ends !== undefined && inner !== undefined ? { kind: 'staggered', ends, inner } : { kind: 'few' };
}

/** Returns the width of the widest line, in em, if all names stand in lines of at most this width. */
function widestLine(points: readonly (Step | undefined)[], width: number): number | undefined {
  const names = points.map((point) => linesOf(point?.name ?? '', width));
  const widest = Math.max(...names.flat().map(nameWidth));
  return widest <= width && names.every((lines) => lines.length <= room.lines) ? widest : undefined;
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

/** Longer names are words and no letters, marks or numbers. */
const mostSigns = 2;

/** Returns true if the names of the points are words. */
export const areNamesWords = (points: readonly Step[]): boolean =>
  points.some(({ name }) => name.length > mostSigns);
