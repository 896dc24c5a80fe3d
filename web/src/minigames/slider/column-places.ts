/**
 * Returns where columns stand that belong at `means`, in ascending order: each as near to its place as possible, at least
 * `apart` from the next one, between 0 and `last`. All numbers have the same unit. `last` has room for all columns.
 */
export function columnPlaces(means: readonly number[], apart: number, last: number): number[] {
  // Without the distances, columns that would overlap are those whose order is wrong. They meet in their middle.
  const groups: { sum: number; count: number }[] = [];
  for (const [at, mean] of means.entries()) {
    let group = { sum: mean - at * apart, count: 1 };
    for (let before = groups.at(-1); before && middleOf(before) > middleOf(group); before = groups.at(-1)) {
      group = { sum: before.sum + group.sum, count: before.count + group.count };
      groups.pop();
    }
    groups.push(group);
  }
  const end = last - (means.length - 1) * apart;
  return groups
    .flatMap((group) => Array.from({ length: group.count }, () => middleOf(group)))
    .map((place, at) => Math.min(Math.max(place, 0), end) + at * apart);
}

const middleOf = ({ sum, count }: { sum: number; count: number }): number => sum / count;
