import type { SeatView } from '@tallyho/game/protocol/view';
import { useCurrentPlayer, useSeats, useSnapshot } from './room-hooks.tsx';

/** Returns the other players who still look at the results of the last game, after others have gone back to the lobby. */
export function useSeatsAtResults(): SeatView[] {
  const you = useCurrentPlayer();
  const elsewhere = useSnapshot((snapshot) => snapshot.elsewhere);
  return useSeats().filter(({ user, atResults }) => atResults && user !== you && !elsewhere.includes(user));
}
