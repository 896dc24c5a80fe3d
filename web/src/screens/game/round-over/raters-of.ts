import { subjectsOf } from '@tallyho/game/minigames/registry';
import type { Person, UserId } from '@tallyho/game/model/person';
import type { RoundRecord } from '@tallyho/game/records/game';
import { useSettings } from '../../../entities/preferences/preferences.ts';
import { useSeats, useView } from '../../../entities/room/room-hooks.tsx';
import type { Rater } from '../../../minigames/contract.ts';
import { seatOf } from '../../../shared/ui/players/Shape.tsx';

/** What stands for nobody in particular. */
const noHead = 0;

/**
 * Finds people for the screens: by their seat, or as they were when they were rated or sent their answer and left since
 *. Who gave an anonymous answer has no head.
 */
export function useRaterFinder(known: readonly Person[]): (user: UserId) => Rater {
  const seats = useSeats();
  const { lobbyShowAvatars } = useSettings();
  const isAnonymous = useView(({ game }) => game?.anonymousVotes ?? false);
  return (user) => {
    const seat = seats.find((other) => other.user === user);
    const gone = known.find((person) => person.user === user);
    const isNobody = isAnonymous && gone?.user.startsWith('anonymous-') === true;
    const person = seat ?? gone ?? { username: 'Unknown Player', avatar: noHead };
    return {
      user,
      username: person.username,
      avatar: lobbyShowAvatars && !isNobody ? person.avatar : noHead,
      seat: seat ? seatOf(seat.colour) : null,
    };
  };
}

/** Everybody in a round's record: who is rated, then who rated. */
export const peopleOf = ({ board, answers }: RoundRecord): Person[] => [
  ...subjectsOf(board).flatMap((subject) => (subject.kind === 'player' ? [subject.player] : [])),
  ...answers.map(({ ratedBy }) => ratedBy),
];
