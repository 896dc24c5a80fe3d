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
