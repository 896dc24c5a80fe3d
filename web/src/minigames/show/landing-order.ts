/**
 * Returns when each group of votes begins to land: the number of faces that land before it. The largest group comes first, and the
 * one that is farthest from it last, so that the surprise is at the end. `sizes`: the votes of each group, in the order of the scale.
 */
export function landingStarts(sizes: readonly number[]): number[] {
  const most = sizes.indexOf(Math.max(...sizes));
  const order = sizes
    .map((_, at) => at)
    .toSorted((one, other) => Math.abs(one - most) - Math.abs(other - most) || one - other);
  const starts = sizes.map(() => 0);
  let before = 0;
  for (const at of order) {
    starts[at] = before;
    before += sizes[at] ?? 0;
  }
  return starts;
}
