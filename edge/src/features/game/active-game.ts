import type { GameRecord } from '@tallyho/game/protocol/service';
import { ApiError } from '../../http/errors.ts';
import { lobbiesOf } from '../../rooms/lobby-index.ts';
import { type RoomAccess, requestAsMember } from '../../rooms/send-command.ts';

/** Returns the user's current game from its room. Throws `notFound` if there is none or it is finished. */
export const activeGame = async (access: RoomAccess & { user: string }): Promise<GameRecord> => {
  const { db, user } = access;
  const [lobby] = await lobbiesOf(db, user);
  const game = lobby && (await requestAsMember(access, lobby.code, user))?.game;
  if (!game || game.finishedAt !== null)
    throw new ApiError('notFound', { message: 'There is no active game.' });
  return game;
};
