/** An item or player of a tier list. `average` is the mean position from the top; null if no answer placed it. */
type RankedPlace = { id: string; rank: number; average: number | null };

/** The share of a row's quota that the first and the last row have, compared with one more for each row towards the middle. */
const edgeWeight = 2;

/**
 * Returns the part of all items that the rows down to `row` hold: rows in the middle hold more than rows at the edges. Five rows
 * hold 2, 3, 4, 3 and 2 of 14 items.
 */
const shareDownTo = (row: number, rows: number): number => {
  const weights = Array.from({ length: rows }, (_, at) => edgeWeight + Math.min(at, rows - 1 - at));
  const sum = (list: readonly number[]) => list.reduce((total, weight) => total + weight, 0);
  return sum(weights.slice(0, row + 1)) / sum(weights);
};

/**
 * Returns the ids in each row of the group's board, from the top and best first, by rank: the best are in the first row, the
 * last in the last row, the others are spread by quota, and equal ranks stay together. Averages would put most items into the
 * middle rows. If there is only one rank or one answer, each item is in the row nearest to its average. Items that no answer
 * placed are left out.
 */
export const edgedRows = (
  bestFirst: readonly RankedPlace[],
  { rows, answers }: { rows: number; answers: number },
): string[][] => {
  const placed = bestFirst.flatMap(({ id, rank, average }) =>
    average === null ? [] : [{ id, rank, average }],
  );
  const lastRank = placed.at(-1)?.rank;
  const isByAverage = answers < 2 || placed[0]?.rank === lastRank;
  const rowOf = ({ rank, average }: (typeof placed)[number]): number => {
    if (isByAverage) return Math.round(average);
    if (rank === placed[0]?.rank) return 0;
    if (rank === lastRank) return rows - 1;
    const first = placed.findIndex((other) => other.rank === rank);
    const count = placed.filter((other) => other.rank === rank).length;
    const middle = (first + count / 2) / placed.length;
    return Array.from({ length: rows }, (_, row) => row).findIndex((row) => middle < shareDownTo(row, rows));
  };
  return Array.from({ length: rows }, (_, row) =>
    placed.filter((place) => rowOf(place) === row).map(({ id }) => id),
  );
};
