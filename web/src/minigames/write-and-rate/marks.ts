import { limits } from '@tallyho/game/limits';
import { bright, type Paint, paint } from '../faces/paint.ts';

const { min, max } = limits.written.rating;

/** What a player can give a text, the lowest first. */
export const marks = Array.from({ length: max - min + 1 }, (_, at) => min + at);

const paints: readonly Paint[] = [
  paint('red'),
  paint('orange'),
  paint('gold'),
  bright('var(--yellow-green)'),
  paint('green'),
];

/** Returns the color of a mark, or of a mean of marks. */
export const paintOfMark = (mark: number): Paint => paints[Math.round(mark) - min] ?? paint('gold');
