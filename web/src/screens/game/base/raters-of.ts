import type { Person, UserId } from '@tallyho/game/model/person';
import { viewerName } from '@tallyho/game/text';
import { noAvatar, useShownAvatar } from '../../../entities/preferences/shown-avatar.ts';
import { useCurrentPlayer, useSeats, useView } from '../../../entities/room/room-hooks.tsx';
import type { Rater } from '../../../minigames/contract.ts';
import { seatNumberOf } from '../../../shared/ui/players/Shape.tsx';

/**
 * Returns a function that finds a player by user id: from their seat or, if they have left, from `known`, which holds them as
 * they were when they were rated or sent their answer. The viewer is called "You". Authors of anonymous answers get the neutral
 * avatar.
 */
export function useRaterFinder(known: readonly Person[]): (user: UserId) => Rater {
  const you = useCurrentPlayer();
  const seats = useSeats();
  const shownAvatar = useShownAvatar();
  const isAnonymous = useView(({ game }) => game?.anonymousVotes ?? false);
  return (user) => {
    const seat = seats.find((other) => other.user === user);
    const formerPlayer = known.find((person) => person.user === user);
    const isAnonymousRater = isAnonymous && formerPlayer?.user.startsWith('anonymous-') === true;
    const person = seat ?? formerPlayer ?? { username: 'Unknown Player', avatar: noAvatar };
    return {
      user,
      username: user === you ? viewerName : person.username,
      avatar: isAnonymousRater ? noAvatar : shownAvatar(person.avatar),
      seat: seat ? seatNumberOf(seat.color) : null,
    };
  };
}
