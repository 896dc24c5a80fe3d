/** Two faces of one level are at least this apart, in faces, so that a quarter of one is hidden at most. */
const apart = 0.75;

/** Where a face hangs: from its place on the line, in faces, and on which of two levels below it. */
interface Hung {
  readonly aside: number;
  readonly level: 0 | 1;
}

/**
 * Returns where faces hang below a line, in the original order: at their places from 0 to 1, the second of two near ones a level
 * lower. Many near ones give way to the sides, as little as possible. `face`: the width of one, as a part of the line.
 */
export function hang(places: readonly number[], face: number): Hung[] {
  const sorted = places.map((place, index) => ({ at: place / face, index })).toSorted((a, b) => a.at - b.at);
  const levels: { at: number; index: number }[][] = [[], []];
  // Where the next face of each level has room.
  const free = [Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY] as [number, number];
  for (const one of sorted) {
    const level = one.at >= free[0] || free[0] <= free[1] ? 0 : 1;
    levels[level]?.push(one);
    free[level] = Math.max(free[level], one.at) + apart;
  }
  const hung = places.map((): Hung => ({ aside: 0, level: 0 }));
  for (const [level, faces] of levels.entries()) {
    const spread = spaced(
      faces.map(({ at }) => at),
      apart,
      1 / face,
    );
    for (const [position, { at, index }] of faces.entries())
      hung[index] = { aside: (spread[position] ?? at) - at, level: level === 0 ? 0 : 1 };
  }
  return hung;
}

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
