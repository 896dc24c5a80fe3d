import type { Table } from '@tallyho/game/minigames/registry';
import { useSeats, useView } from './room-hooks.tsx';

/** Returns who plays in this lobby: the number of players, and whether the votes of the game, or of the next one, are anonymous. */
export function useTable(): Table {
  const anonymousVotes = useView(({ room, game }) => (game ?? room.rules).anonymousVotes);
  const players = useSeats().filter(({ notReady }) => !notReady).length;
  return { players, anonymousVotes };
}
