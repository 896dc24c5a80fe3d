/**
 * Sorts by `amount`, highest first, and adds ranks from 1. Equal amounts share a rank and keep their order.
 */
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
