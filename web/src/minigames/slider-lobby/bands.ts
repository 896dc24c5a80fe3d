import { bright, type Paint, paint } from '../faces/paint.ts';

/** Upper bounds (exclusive) and their colors. */
const bands = [
  [20, paint('red')],
  [40, paint('orange')],
  [60, paint('gold')],
  [80, bright('var(--yellow-green)')],
] as const;

/** Returns the color of a rating or a mean from 1 to 100. */
export const bandOf = (value: number): Paint => bands.find(([bound]) => value < bound)?.[1] ?? paint('green');

/** The colors of all ratings from 1 to 100 as a CSS background, each up to its bound. */
export const bandedLine: string = `linear-gradient(to right, ${[...bands, [100, paint('green')] as const]
  .map(([bound, { fill }], index) => `${fill} ${bands[index - 1]?.[0] ?? 0}% ${bound}%`)
  .join(', ')})`;
