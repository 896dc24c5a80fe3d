/** Faces reach up to this above the line at most, in heights of a face; more of them overlap. */
const highest = 5;

/**
 * Returns how high faces stand above a line, in heights of a face and in the original order: each exactly above its place from 0 to 1,
 * as low as the others allow, so that none hides another. `face`: the width of one, as a part of the line.
 */
export function stack(places: readonly number[], face: number): number[] {
  const order = places.map((at, index) => ({ at, index })).toSorted((a, b) => a.at - b.at);
  const levels = places.map(() => 0);
  const placed: { at: number; level: number }[] = [];
  for (const { at, index } of order) {
    const near = placed.filter((other) => at - other.at < face - 1e-6);
    const free = placed
      .map((_, level) => level)
      .find((level) => near.every((other) => other.level !== level));
    const level = free ?? placed.length;
    levels[index] = level;
    placed.push({ at, level });
  }
  const reach = Math.max(0, ...levels);
  return reach > highest ? levels.map((level) => (level * highest) / reach) : levels;
}
