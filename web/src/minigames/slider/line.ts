import type { Step } from '@tallyho/game/minigames/fields';
import { paint } from '../faces/paint.ts';

/** Returns the colors of the points, for a gradient. */
export const colorStops = (points: readonly Step[]): string =>
  points.map(({ color }) => paint(color).fill).join(', ');

/** From the ends of the line up to here a label stands more and more to one side of its place. */
const nearEnd = 0.2;

/** Returns which part of a label stands before its place on the line (0 to 1), so that it does not leave the line. */
export const partBefore = (place: number): number =>
  place <= 0.5 ? Math.min(0.5, (place * 0.5) / nearEnd) : 1 - partBefore(1 - place);

/** Something for narrow results, for middle ones and for wide ones. */
export type ByWidth<T> = Readonly<Record<'narrow' | 'middle' | 'wide', T>>;

/** Returns what `of` returns for each width of the results. */
export const byWidth = <T>(of: (width: keyof ByWidth<T>) => T): ByWidth<T> => ({
  narrow: of('narrow'),
  middle: of('middle'),
  wide: of('wide'),
});

/** Returns a CSS number that is the one for the present width. The style sheet of the results sets one of three properties to 1. */
export const atWidth = ({ narrow, middle, wide }: ByWidth<number>): string | number =>
  narrow === middle && middle === wide
    ? narrow
    : `calc(${narrow} * var(--narrow) + ${middle} * var(--middle) + ${wide} * var(--wide))`;

/** Returns the places that are at least `apart` and together nearest to those given, which are in ascending order, from 0 to `end`. */
function spaced(places: readonly number[], apart: number, end: number): number[] {
  // Those that would be too near become one block around the mean of its parts.
  const blocks: { sum: number; count: number }[] = [];
  for (const [index, place] of places.entries()) {
    let block = { sum: place - index * apart, count: 1 };
    for (
      let last = blocks.at(-1);
      last && last.sum / last.count > block.sum / block.count;
      last = blocks.at(-1)
    ) {
      block = { sum: last.sum + block.sum, count: last.count + block.count };
      blocks.pop();
    }
    blocks.push(block);
  }
  const most = end - (places.length - 1) * apart;
  return blocks
    .flatMap(({ sum, count }) => Array.from({ length: count }, () => sum / count))
    .map((start, index) => Math.max(0, Math.min(start, most)) + index * apart);
}

/** Two faces on the line are this far apart, in faces, so that a third of one is hidden at most. */
const faceApart = 2 / 3;

/**
 * Returns where faces stand on a line, in the original order: at their places from 0 to 1, or beside them, as near as the others allow.
 * `face`: the width of one, as a part of the line.
 */
export function sideBySide(places: readonly number[], face: number): number[] {
  const sorted = places.map((place, index) => ({ place, index })).toSorted((a, b) => a.place - b.place);
  const spots = spaced(
    sorted.map(({ place }) => place),
    faceApart * face,
    1,
  );
  const stands = [...places];
  for (const [position, { index }] of sorted.entries()) stands[index] = spots[position] ?? 0;
  return stands;
}
