import type { Step } from '@tallyho/game/minigames/fields';
import { fieldsOf, placeOnSlider } from '@tallyho/game/minigames/slider/place';
import { formatNumber } from '../../entities/preferences/format.ts';
import { areNamesWords, foldedWidth, nameWidth } from './long-names.ts';

/** Returns a value of the line as players read it, with a decimal only if it needs one. */
export const inWords = (value: number): string => formatNumber(value, Number.isInteger(value) ? 0 : 1);

/** What the sign in the hub says of a value: one or two names, and a word before each of them. */
export type Reading = readonly { readonly before?: string; readonly name: string }[];

const wordsBefore = { at: undefined, before: 'almost', past: 'a bit past', closest: 'closest to' } as const;
/** The words before a name in the same line are smaller, in parts of its letters. */
const small = 0.8;
/** The width of a line in which a name is large enough in the hub of a phone, in em. */
const mostInLine = 6.6;

/** Returns the width of a name in the hub, in em. A long one has two lines. */
const lineWidth = (name: string): number =>
  nameWidth(name) <= mostInLine ? nameWidth(name) : foldedWidth(name);

/** Returns the width of a reading, in em. The words before a single name stand above it. */
export const readingWidth = (reading: Reading): number =>
  Math.max(
    ...reading.map(({ before, name }) =>
      reading.length > 1 ? nameWidth(`${before} `) * small + nameWidth(name) : lineWidth(name),
    ),
  );

/**
 * Returns a value in the words of the points for the hub: "Barely", "a bit past Barely", "between Barely and A bit", or "closest to"
 * and the nearer one of two long names. At or near a long name it says the name alone. The sentence above says it in full.
 */
export function readingOf(value: number, points: readonly Step[]): Reading {
  const place = placeOnSlider(value, points);
  const nameAt = (point: number) => points[point]?.name ?? '';
  if (place.kind === 'between')
    return [
      { before: 'between', name: nameAt(place.low) },
      { before: 'and', name: nameAt(place.high) },
    ];
  const name = nameAt(place.nearest);
  const before = wordsBefore[place.kind];
  const isSaid = place.kind === 'closest' || nameWidth(name) <= mostInLine;
  return [{ ...(before && isSaid && { before }), name }];
}

/** The widest of two lines with a name each that are not folded in the hub, in em. */
export const mostUnfolded = 8.5;

/**
 * Returns what stands below a number in the hub: the name of the field that it is in, or "between Barely" and "and A bit" at the border
 * of two, if their names are short; the needle says it then.
 */
export function readingBelow(value: number, points: readonly Step[]): Reading {
  const [low, high] = fieldsOf(value, points.length).map((point) => points[point]?.name ?? '');
  if (low === undefined) return [];
  if (high === undefined) return [{ name: low }];
  const reading = [
    { before: 'between', name: low },
    { before: 'and', name: high },
  ];
  return readingWidth(reading) <= mostUnfolded ? reading : [];
}

/**
 * Returns true if players see numbers of a slider: always where the names of its points are none, and else only where they guess,
 * because a guess is a number. Answering shows words alone where the names are words.
 */
export const showsNumbers = (points: readonly Step[], hasGuesses: boolean): boolean =>
  hasGuesses || !areNamesWords(points);
