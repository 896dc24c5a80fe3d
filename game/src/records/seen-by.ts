import type { Person, UserId } from '../model/person.ts';
import { viewer } from '../text.ts';
import type { RoundRecord } from './game.ts';

/** Returns the players with the mark, or another name, as the name of `you`; null: as they are. */
export const playersSeenBy = <Shown extends Pick<Person, 'user' | 'username'>>(
  players: readonly Shown[],
  you: UserId | null,
  username: string = viewer,
): Shown[] => players.map((player) => (player.user === you ? { ...player, username } : player));

/** Returns the round with the mark, or another name, as the name of `you`; null: as it is. */
export const recordSeenBy = (
  record: RoundRecord,
  you: UserId | null,
  username: string = viewer,
): RoundRecord => {
  if (you === null) return record;
  const { board, answers } = record;
  const seen = <Shown extends Pick<Person, 'user' | 'username'>>(players: readonly Shown[]) =>
    playersSeenBy(players, you, username);
  return {
    ...record,
    board: {
      ...board,
      ...('players' in board && { players: seen(board.players) }),
      ...('people' in board && { people: seen(board.people) }),
    },
    answers: answers.map((answer) => ({ ...answer, ratedBy: seen([answer.ratedBy])[0] })),
  } as RoundRecord; // the board and the answers have their type and another name only
};
