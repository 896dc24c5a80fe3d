import type { Step } from '@tallyho/game/minigames/fields';
import { placeOnSlider } from '@tallyho/game/minigames/slider/place';
import { formatNumber } from '../../entities/preferences/format.ts';
import { areNamesWords } from './long-names.ts';

/** Returns a value of the line as players read it, with a decimal only if it needs one. */
export const inWords = (value: number): string => formatNumber(value, Number.isInteger(value) ? 0 : 1);

const inTenths = (value: number): number => Math.round(value * 10);

/** Returns how far a guess is from the average as both are shown: "1.4 too low", "0.5 too high", "exactly right". */
export function missText(guess: number, mean: number): string {
  const tenths = inTenths(guess) - inTenths(mean);
  if (tenths === 0) return 'exactly right';
  return `${inWords(Math.abs(tenths) / 10)} too ${tenths < 0 ? 'low' : 'high'}`;
}

/** Two names with their quotes are said together up to this length; else the nearer one alone. */
const shortNames = 30;

/** Returns a guess as a number with the words of the points, if they are words: "4 (“Barely”)", "3.5 (between “Barely” and “A bit”)". */
export function guessWithWords(value: number, points: readonly Step[]): string {
  const number = inWords(value);
  if (!areNamesWords(points)) return number;
  const nameAt = (point: number) => `“${points[point]?.name ?? ''}”`;
  const place = placeOnSlider(value, points.length);
  const near = nameAt(place.nearest);
  switch (place.kind) {
    case 'at':
      return `${number} (${near})`;
    case 'before':
      return `${number} (almost ${near})`;
    case 'past':
      return `${number} (a bit past ${near})`;
    case 'between': {
      const both = `between ${nameAt(place.low)} and ${nameAt(place.high)}`;
      return `${number} (${nameAt(place.low).length + nameAt(place.high).length <= shortNames ? both : `near ${near}`})`;
    }
  }
}
