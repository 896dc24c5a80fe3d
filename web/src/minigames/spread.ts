/**
 * Moves positions (0-1) apart until neighbours have a distance of `gap`, as close to their original positions as possible. If
 * they do not fit, they are spread evenly. Returns them in the original order.
 */
export function spreadOut(positions: readonly number[], gap: number): number[] {
  const step = Math.min(gap, positions.length > 1 ? 1 / (positions.length - 1) : gap);
  const sorted = positions.map((at, index) => ({ at, index })).toSorted((a, b) => a.at - b.at);
  let last = -step;
  const pushedRight = sorted.map(({ at }) => {
    last = Math.max(at, last + step);
    return last;
  });
  let next = 1 + step;
  const placed = pushedRight.toReversed().map((at) => {
    next = Math.min(at, next - step);
    return next;
  });
  placed.reverse();
  const result = [...positions];
  sorted.forEach(({ index }, place) => {
    result[index] = placed[place] ?? 0;
  });
  return result;
}
