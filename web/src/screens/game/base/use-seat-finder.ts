import type { UserId } from '@tallyho/game/model/person';
import { useCallback } from 'react';
import { useSeats } from '../../../entities/room/room-hooks.tsx';
import { type SeatNumber, seatNumberOf } from '../../../shared/ui/players/Shape.tsx';

/** Returns a function that finds a player's seat, for color and shape; null for players who have left. */
export function useSeatFinder(): (user: UserId) => SeatNumber | null {
  const seats = useSeats();
  return useCallback(
    (user) => {
      const seat = seats.find((other) => other.user === user);
      return seat ? seatNumberOf(seat.color) : null;
    },
    [seats],
  );
}
