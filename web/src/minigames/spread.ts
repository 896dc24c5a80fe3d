/**
 * Moves positions (0-1) apart along a line until neighbours are `gap` from each other, each as near to its own place as
 * it can be; more than fit share the line evenly. In the order given.
 */
export function spreadOut(positions: readonly number[], gap: number): number[] {
  const step = Math.min(gap, positions.length > 1 ? 1 / (positions.length - 1) : gap);
  const order = positions.map((at, index) => ({ at, index })).toSorted((a, b) => a.at - b.at);
  let last = -step;
  const right = order.map(({ at }) => {
    last = Math.max(at, last + step);
    return last;
  });
  let next = 1 + step;
  const placed = right.toReversed().map((at) => {
    next = Math.min(at, next - step);
    return next;
  });
  placed.reverse();
  const result = [...positions];
  order.forEach(({ index }, place) => {
    result[index] = placed[place] ?? 0;
  });
  return result;
}
