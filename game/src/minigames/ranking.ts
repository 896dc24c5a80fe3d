/** Sorted by `amount`, highest first, each with its rank from 1; equal amounts share one. The order of equals stays. */
export const ranked = <Entry>(
  entries: Entry[],
  amount: (entry: Entry) => number,
): (Entry & { rank: number })[] => {
  const sorted = entries.toSorted((a, b) => amount(b) - amount(a));
  return sorted.map((entry) => ({
    ...entry,
    rank: 1 + sorted.filter((other) => amount(other) > amount(entry)).length,
  }));
};
