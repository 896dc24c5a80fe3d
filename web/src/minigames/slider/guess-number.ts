import { formatNumber } from '../../entities/preferences/format.ts';

/** Returns a value of the line as players read it, with a decimal only if it needs one. */
export const inWords = (value: number): string => formatNumber(value, Number.isInteger(value) ? 0 : 1);

const inTenths = (value: number): number => Math.round(value * 10);

/** Returns how far a guess is from the average as both are shown: "1.4 too low", "0.5 too high", "exactly right". */
export function missText(guess: number, mean: number): string {
  const tenths = inTenths(guess) - inTenths(mean);
  if (tenths === 0) return 'exactly right';
  return `${inWords(Math.abs(tenths) / 10)} too ${tenths < 0 ? 'low' : 'high'}`;
}
