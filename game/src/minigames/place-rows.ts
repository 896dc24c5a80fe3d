/** A player of a tier list. `average` is the mean position from the top; null if no answer placed the player. */
type RankedPlayer = { id: string; rank: number; average: number | null };

/**
 * Returns the rows of the group's board of players: one for each different place, with the ids of those who share it. Tiers are votes, so
 * no row of the board is a tier. Players whom no answer placed are left out.
 */
export const placeRows = (bestFirst: readonly RankedPlayer[]): { rank: number; ids: string[] }[] => {
  const placed = bestFirst.filter(({ average }) => average !== null);
  return [...new Set(placed.map(({ rank }) => rank))].map((rank) => ({
    rank,
    ids: placed.filter((player) => player.rank === rank).map(({ id }) => id),
  }));
};
