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

/**
 * Rounds a number to six decimals before it is compared or stored. Equal sums of fractions can differ in
 * their last digits.
 */
export const roundedToMillionth = (value: number): number => Math.round(value * 1e6) / 1e6;
