/**
 * Returns at most `count` pairs of different entries, no pair twice. Each entry occurs about as often as any other, and as many
 * pairs as possible come before an entry occurs again. Empty with fewer than two entries.
 */
export const drawnPairs = <Entry>(entries: readonly Entry[], count: number): [Entry, Entry][] => {
  const size = entries.length;
  // In round r of a round robin the entries at a and b meet if a + b is r modulo the number of rounds.
  const rounds = size % 2 === 0 ? size - 1 : size;
  const indexes = Array.from({ length: size }, (_, index) => index);
  const partnerIn = (round: number, index: number): number | undefined => {
    if (size % 2 === 1) {
      const partner = (((round - index) % size) + size) % size;
      return partner === index ? undefined : partner;
    }
    if (index === size - 1) return indexes.find((other) => other < rounds && (2 * other) % rounds === round);
    const partner = (((round - index) % rounds) + rounds) % rounds;
    return partner === index ? size - 1 : partner;
  };
  return Array.from({ length: Math.max(0, rounds) }, (_, round) => round)
    .flatMap((round) =>
      indexes.flatMap((index): [Entry, Entry][] => {
        const partner = partnerIn(round, index);
        const [left, right] = [entries[index], partner === undefined ? undefined : entries[partner]];
        return partner === undefined || partner < index || left === undefined || right === undefined
          ? []
          : [[left, right]];
      }),
    )
    .slice(0, count);
};
