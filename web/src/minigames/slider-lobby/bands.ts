import { type Paint, paint } from '../paint.ts';

/** Upper bounds (exclusive) and their colours. */
const bands = [
  [20, 'red'],
  [40, 'orange'],
  [60, 'gold'],
  [80, 'yellow'],
] as const;

/** Returns the colour of a rating or a mean from 1 to 100. */
export const bandOf = (value: number): Paint => paint(bands.find(([bound]) => value < bound)?.[1] ?? 'green');
