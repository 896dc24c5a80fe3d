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

/**
 * Returns the places that are together nearest to those given, which are in ascending order, from 0 to `end`.
 * `offsets`: how far each is from the first at least.
 */
function spaced(places: readonly number[], offsets: readonly number[], end: number): number[] {
  // Those that would be too near become one block around the mean of its parts.
  const blocks: { sum: number; count: number }[] = [];
  for (const [index, place] of places.entries()) {
    let block = { sum: place - (offsets[index] ?? 0), count: 1 };
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
  const most = end - (offsets.at(-1) ?? 0);
  return blocks
    .flatMap(({ sum, count }) => Array.from({ length: count }, () => sum / count))
    .map((start, index) => Math.max(0, Math.min(start, most)) + (offsets[index] ?? 0));
}

/**
 * Returns where faces stand on a line, in the original order: at their places from 0 to 1, or beside them, as near as the others allow.
 * `widths`: how far two are from each other at least, or the width of each.
 */
export function sideBySide(places: readonly number[], widths: number | readonly number[]): number[] {
  const sorted = places.map((place, index) => ({ place, index })).toSorted((a, b) => a.place - b.place);
  const widthAt = (position: number) =>
    typeof widths === 'number' ? widths : (widths[sorted[position]?.index ?? 0] ?? 0);
  let offset = 0;
  const offsets = sorted.map((_, position) => {
    if (position > 0) offset += (widthAt(position - 1) + widthAt(position)) / 2;
    return offset;
  });
  const spots = spaced(
    sorted.map(({ place }) => place),
    offsets,
    1,
  );
  const stands = [...places];
  for (const [position, { index }] of sorted.entries()) stands[index] = spots[position] ?? 0;
  return stands;
}
