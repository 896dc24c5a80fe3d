import { type Paint, paint } from '../paint.ts';

/** Below each bound its colour. */
const bands = [
  [20, 'red'],
  [40, 'orange'],
  [60, 'gold'],
  [80, 'yellow'],
] as const;

/** The colour of a rating from 1 to 100, or of a mean of such. */
export const bandOf = (value: number): Paint => paint(bands.find(([bound]) => value < bound)?.[1] ?? 'green');
