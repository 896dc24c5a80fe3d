import type { GameNight } from '@tallyho/game/people/game-nights';

type Player = GameNight['players'][number];

const isSame = (one: Player, other: Player): boolean =>
  one.isYou === other.isYou && one.friend === other.friend && one.username === other.username;

/** Returns the players of a game in the order of their places. `rank`: null if it is not known. */
export function nightPlaces({
  players,
  podium,
  winners,
  place,
}: GameNight): readonly { readonly player: Player; readonly rank: number | null }[] {
  const rankOf = (player: Player): number | null => {
    const step = podium.find((each) => isSame(each, player));
    if (step) return step.rank;
    if (winners.some((winner) => isSame(winner, player))) return 1;
    return player.isYou ? (place?.rank ?? null) : null;
  };
  return players
    .map((player) => ({ player, rank: rankOf(player) }))
    .toSorted((one, other) => (one.rank ?? players.length + 1) - (other.rank ?? players.length + 1));
}
