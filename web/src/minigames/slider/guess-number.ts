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

/** Returns where a value is among the points, as it is shown: with one decimal. */
const placeOf = (value: number, points: readonly Step[]) =>
  placeOnSlider(inTenths(value) / 10, points.length);

/** Returns the name of the point that a value is at or near to; undefined if it is between two. */
export function nameNear(value: number, points: readonly Step[]): string | undefined {
  const place = placeOf(value, points);
  return place.kind === 'between' ? undefined : points[place.nearest]?.name;
}

/** What the sign in the hub says of a value: one or two names, and a word before each of them. */
export type Reading = readonly { readonly before?: string; readonly name: string }[];

const wordsBefore = { at: undefined, before: 'almost', past: 'a bit past' } as const;
/** The words before a name are smaller, in parts of its letters. */
const small = 0.8;
/** The width of a line in which a name is large enough in the hub of a phone, in em. */
const mostInLine = 6.6;

/** Returns the width of a reading in at most two lines, in em. A word before a single name has its own line. */
export function readingWidth(reading: Reading): number {
  const isOne = reading.length === 1;
  return Math.max(
    ...reading.map(({ before, name }) => {
      if (isOne) return before === undefined ? foldedWidth(name) : nameWidth(name);
      return nameWidth(`${before} `) * small + nameWidth(name);
    }),
  );
}

/**
 * Returns a value in the words of the points for the hub, in at most two lines: "Barely", "a bit past Barely", "between Barely and A bit".
 * Around a value between two long names it says "In between", and near a long one the name alone. The sentence above says it in full.
 */
export function readingOf(value: number, points: readonly Step[]): Reading {
  const place = placeOf(value, points);
  const nameAt = (point: number) => points[point]?.name ?? '';
  if (place.kind === 'between') {
    const both = [
      { before: 'between', name: nameAt(place.low) },
      { before: 'and', name: nameAt(place.high) },
    ];
    return readingWidth(both) <= mostInLine ? both : [{ name: 'In between' }];
  }
  const name = nameAt(place.nearest);
  const before = wordsBefore[place.kind];
  return [{ ...(before && nameWidth(name) <= mostInLine && { before }), name }];
}

/**
 * Returns true if players see numbers of a slider: always where the names of its points are none, and else only where they guess,
 * because a guess is a number. Answering shows words alone where the names are words.
 */
export const showsNumbers = (points: readonly Step[], hasGuesses: boolean): boolean =>
  hasGuesses || !areNamesWords(points);

/** Two names with their quotes are said together up to this length; else the nearer one alone. */
const shortNames = 30;

/** Returns a value in the words of the points: "“Barely”", "almost “Barely”", "between “Barely” and “A bit”". */
function pointWords(value: number, points: readonly Step[]): string {
  const nameAt = (point: number) => `“${points[point]?.name ?? ''}”`;
  const place = placeOnSlider(value, points.length);
  const near = nameAt(place.nearest);
  switch (place.kind) {
    case 'at':
      return near;
    case 'before':
      return `almost ${near}`;
    case 'past':
      return `a bit past ${near}`;
    case 'between': {
      const both = `between ${nameAt(place.low)} and ${nameAt(place.high)}`;
      return nameAt(place.low).length + nameAt(place.high).length <= shortNames ? both : `near ${near}`;
    }
  }
}

/** Returns a guess as a number with the words of the points, if they are words: "4 (“Barely”)", "3.5 (between “Barely” and “A bit”)". */
export const guessWithWords = (value: number, points: readonly Step[]): string =>
  areNamesWords(points) ? `${inWords(value)} (${pointWords(value, points)})` : inWords(value);
