import type { Board } from '../minigames/registry.ts';
import type { Person, UserId } from '../model/person.ts';
import { viewer } from '../text.ts';
import type { RoundRecord } from './game.ts';

/** Returns the players with the mark, or another name, as the name of `you`; null: as they are. */
export const playersSeenBy = <Shown extends Pick<Person, 'user' | 'username'>>(
  players: readonly Shown[],
  you: UserId | null,
  username: string = viewer,
): Shown[] => players.map((player) => (player.user === you ? { ...player, username } : player));

/** Returns the board with the mark, or another name, as the name of `you`. */
export const boardSeenBy = (board: Board, you: UserId, username: string = viewer): Board =>
  ({
    ...board,
    ...('players' in board && { players: playersSeenBy(board.players, you, username) }),
    ...('people' in board && { people: playersSeenBy(board.people, you, username) }),
  }) as Board; // the board has its type and another name only

/** Returns the round with the mark, or another name, as the name of `you`; null: as it is. */
export const recordSeenBy = (
  record: RoundRecord,
  you: UserId | null,
  username: string = viewer,
): RoundRecord => {
  if (you === null) return record;
  return {
    ...record,
    board: boardSeenBy(record.board, you, username),
    answers: record.answers.map((answer) => ({
      ...answer,
      ratedBy: playersSeenBy([answer.ratedBy], you, username)[0],
    })),
  } as RoundRecord; // the board and the answers have their type and another name only
};
