import type { UserId } from '@tallyho/game/room/person';
import type { RoundRecord } from '@tallyho/game/room/state';
import type { SeatView } from '@tallyho/game/room/view';
import type { Rater } from '../../minigames/contract.ts';
import { seatOf } from '../../ui/Shape.tsx';

/** Finds the people of a round: by their seat, or as they were when they sent their answer and left (decision 9). */
export function raterFinder(record: RoundRecord, seats: readonly SeatView[]): (user: UserId) => Rater {
  return (user) => {
    const seat = seats.find((other) => other.user === user);
    const given = record.answers.find(({ ratedBy }) => ratedBy.user === user)?.ratedBy;
    const person = seat ?? given ?? { username: 'Unknown Player', avatar: 0 };
    return {
      user,
      username: person.username,
      avatar: person.avatar,
      seat: seat ? seatOf(seat.colour) : null,
    };
  };
}
