import { formatNumber } from '../../entities/preferences/format.ts';

/** Returns a value of the line as players read it, with a decimal only if it needs one. */
export const inWords = (value: number): string => formatNumber(value, Number.isInteger(value) ? 0 : 1);
