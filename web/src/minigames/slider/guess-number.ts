import type { Step } from '@tallyho/game/minigames/fields';
import { placeOnSlider } from '@tallyho/game/minigames/slider/place';
import { formatNumber } from '../../entities/preferences/format.ts';
import { areNamesWords } from './long-names.ts';

/** Returns a value of the line as players read it, with a decimal only if it needs one. */
export const inWords = (value: number): string => formatNumber(value, Number.isInteger(value) ? 0 : 1);

const inTenths = (value: number): number => Math.round(value * 10);

/** Returns how many tenths a guess is above the average, as both are shown. */
const tenthsAbove = (guess: number, mean: number): number => inTenths(guess) - inTenths(mean);

const sideOf = (tenths: number): string => (tenths < 0 ? 'too low' : 'too high');

/** A guess that is no more tenths than this from the average is near it. */
const nearTenths = 5;

/** Returns on which side of the average a guess is: "too low", "just too high", "exactly right". */
export function sideText(guess: number, mean: number): string {
  const tenths = tenthsAbove(guess, mean);
  if (tenths === 0) return 'exactly right';
  return Math.abs(tenths) <= nearTenths ? `just ${sideOf(tenths)}` : sideOf(tenths);
}

/** Returns how far a guess is from the average: "1.4 too low", "0.5 too high", "exactly right". */
export function missText(guess: number, mean: number): string {
  const tenths = tenthsAbove(guess, mean);
  return tenths === 0 ? 'exactly right' : `${inWords(Math.abs(tenths) / 10)} ${sideOf(tenths)}`;
}

/** Two names with their quotes are said together up to this length; else the nearer one alone. */
const shortNames = 30;

/** Returns a value in the words of the points: "“Barely”", "almost “Barely”", "between “Barely” and “A bit”", in few words "near “A bit”". */
export function pointWords(value: number, points: readonly Step[], isShort = false): string {
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
      return nameAt(place.low).length + nameAt(place.high).length <= shortNames && !isShort
        ? both
        : `near ${near}`;
    }
  }
}

/** Returns a guess as a number with the words of the points, if they are words: "4 (“Barely”)", "3.5 (between “Barely” and “A bit”)". */
export const guessWithWords = (value: number, points: readonly Step[]): string =>
  areNamesWords(points) ? `${inWords(value)} (${pointWords(value, points)})` : inWords(value);
