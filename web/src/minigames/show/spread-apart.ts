/**
 * Returns the positions from 0 to 1, in the original order, moved as little as possible so that each is at least `gap` away from the
 * next. More than fit stand equally far apart.
 */
export function spreadApart(positions: readonly number[], gap: number): number[] {
  const sorted = positions.map((at, index) => ({ at, index })).toSorted((one, other) => one.at - other.at);
  const step = Math.min(gap, 1 / Math.max(1, sorted.length - 1));
  const end = 1 - step * (sorted.length - 1);
  // Without the gaps before it, no position may be left of the one before: those that are move to their common mean.
  const groups: { sum: number; count: number }[] = [];
  sorted.forEach(({ at }, place) => {
    let group = { sum: at - step * place, count: 1 };
    for (let before = groups.at(-1); before && meanOf(before) > meanOf(group); before = groups.at(-1)) {
      groups.pop();
      group = { sum: before.sum + group.sum, count: before.count + group.count };
    }
    groups.push(group);
  });
  const moved = positions.map(() => 0);
  groups
    .flatMap((group) => Array.from({ length: group.count }, () => meanOf(group)))
    .forEach((at, place) => {
      const index = sorted[place]?.index;
      if (index !== undefined) moved[index] = Math.min(Math.max(at, 0), end) + step * place;
    });
  return moved;
}

const meanOf = ({ sum, count }: { sum: number; count: number }): number => sum / count;
