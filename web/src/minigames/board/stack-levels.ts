/**
 * Returns the level of each position in a stack, in the original order: 0 on the line, and one level above the previous position
 * for each that is closer than `within` to the lowest one of its stack. So every mark stays above its exact position.
 */
export function stackLevels(positions: readonly number[], within: number): number[] {
  const levels = positions.map(() => 0);
  let [base, level] = [Number.NEGATIVE_INFINITY, 0];
  for (const { at, index } of positions.map((at, index) => ({ at, index })).toSorted((a, b) => a.at - b.at)) {
    level = at - base < within ? level + 1 : 0;
    if (level === 0) base = at;
    levels[index] = level;
  }
  return levels;
}
