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

/**
 * Returns where faces stand on a line, in the original order: at their places from 0 to 1, or beside them, as near as the others allow.
 * `apart`: how far two are from each other at least.
 */
export function sideBySide(places: readonly number[], apart: number): number[] {
  const sorted = places.map((place, index) => ({ place, index })).toSorted((a, b) => a.place - b.place);
  const spots = spaced(
    sorted.map(({ place }) => place),
    apart,
    1,
  );
  const stands = [...places];
  for (const [position, { index }] of sorted.entries()) stands[index] = spots[position] ?? 0;
  return stands;
}
