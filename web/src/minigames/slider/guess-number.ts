import type { Step } from '@tallyho/game/minigames/fields';
import { placeOnSlider } from '@tallyho/game/minigames/slider/place';
import { formatNumber } from '../../entities/preferences/format.ts';
import { areNamesWords, foldedWidth, nameWidth } from './long-names.ts';

/** Returns a value of the line as players read it, with a decimal only if it needs one. */
export const inWords = (value: number): string => formatNumber(value, Number.isInteger(value) ? 0 : 1);

const inTenths = (value: number): number => Math.round(value * 10);

/** Returns how many tenths a guess is above the average, as both are shown. */
const tenthsAbove = (guess: number, mean: number): number => inTenths(guess) - inTenths(mean);

const sideOf = (tenths: number): string => (tenths < 0 ? 'too low' : 'too high');

/** Returns how far a guess is from the average: "1.4 too low", "0.5 too high", "exactly right". */
export function missText(guess: number, mean: number): string {
  const tenths = tenthsAbove(guess, mean);
  return tenths === 0 ? 'exactly right' : `${inWords(Math.abs(tenths) / 10)} ${sideOf(tenths)}`;
}

/** Returns the name of the point that a value is at or near to; undefined if it is between two. */
export function nameNear(value: number, points: readonly Step[]): string | undefined {
  const place = placeOnSlider(value, points);
  return place.kind === 'between' || place.kind === 'closest' ? undefined : points[place.nearest]?.name;
}

/** What the sign in the hub says of a value: one or two names, and a word before each of them. */
export type Reading = readonly { readonly before?: string; readonly name: string }[];

const wordsBefore = { at: undefined, before: 'almost', past: 'a bit past', closest: 'closest to' } as const;
/** The words before a name are smaller, in parts of its letters: in the same line, and in one of their own. */
const small = { beside: 0.8, above: 0.6 };
/** The width of a line in which a name is large enough in the hub of a phone, in em. */
const mostInLine = 6.6;

/** Returns the width of a reading, in em. A word before a single name has its own line, and a long name has two. */
export function readingWidth(reading: Reading): number {
  const isOne = reading.length === 1;
  return Math.max(
    ...reading.map(({ before, name }) => {
      if (!isOne) return nameWidth(`${before} `) * small.beside + nameWidth(name);
      const isWhole = before !== undefined && nameWidth(name) <= mostInLine;
      return Math.max(nameWidth(before ?? '') * small.above, isWhole ? nameWidth(name) : foldedWidth(name));
    }),
  );
}

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

/**
 * Returns true if players see numbers of a slider: always where the names of its points are none, and else only where they guess,
 * because a guess is a number. Answering shows words alone where the names are words.
 */
export const showsNumbers = (points: readonly Step[], hasGuesses: boolean): boolean =>
  hasGuesses || !areNamesWords(points);

/** Returns a value in the words of the points: "“Barely”", "almost “Barely”", "between “Barely” and “A bit”". */
function pointWords(value: number, points: readonly Step[]): string {
  const nameAt = (point: number) => `“${points[point]?.name ?? ''}”`;
  const place = placeOnSlider(value, points);
  if (place.kind === 'between') return `between ${nameAt(place.low)} and ${nameAt(place.high)}`;
  return [wordsBefore[place.kind], nameAt(place.nearest)].join(' ').trim();
}

/** Returns a guess as a number with the words of the points, if they are words: "4 (“Barely”)", "3.5 (between “Barely” and “A bit”)". */
export const guessWithWords = (value: number, points: readonly Step[]): string =>
  areNamesWords(points) ? `${inWords(value)} (${pointWords(value, points)})` : inWords(value);
