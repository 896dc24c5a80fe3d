import { formatNumber } from '../../entities/preferences/format.ts';

const rounded = (value: number): number => Math.round(value * 10) / 10;

/** Returns a value of the line as players read it, with a decimal only if it needs one. */
export const inWords = (value: number): string => formatNumber(value, Number.isInteger(value) ? 0 : 1);

/** Returns how far a guess is from the average as it is written: "0.9 off", or "Spot on!". */
export function offText(value: number, mean: number): string {
  const distance = rounded(Math.abs(value - rounded(mean)));
  return distance === 0 ? 'Spot on!' : `${inWords(distance)} off`;
}
