import type { LobbyRecord } from '@tallyho/game/protocol/service';
import type { Person } from '@tallyho/game/room/person';
import { ApiError } from '../../http/errors.ts';
import { lobbiesElsewhere, playersOf, recordWrites } from '../../rooms/lobby-index.ts';
import { askAsMember, type RoomAccess, sendCommand } from '../../rooms/send-command.ts';

/**
 * Makes sure that somebody is in none of these lobbies, by what their rooms say now: a seat given up a moment ago may
 * still be in the index. Throws `alreadyInLobby` with the code (decision 30).
 */
export const requireNoneOf = async (
  access: RoomAccess,
  user: string,
  lobbies: readonly { code: string }[],
): Promise<void> => {
  for (const { code } of lobbies) {
    const isThere = (await askAsMember(access, code, user)) !== null;
    if (isThere) throw new ApiError('alreadyInLobby', { extra: { code } });
  }
};

/**
 * Puts a seat just taken into the index and answers the lobby's players. Of two seats taken at the same moment in
 * different lobbies the later one to get here is given up again, with `alreadyInLobby`.
 */
export const settleSeat = async (access: RoomAccess, { user }: Person, lobby: LobbyRecord) => {
  const { db } = access;
  const [, , , , players, elsewhere] = await db.batch([
    ...recordWrites(db, lobby),
    playersOf(db, lobby.code),
    lobbiesElsewhere(db, user, lobby.code),
  ]);
  const [other] = elsewhere;
  if (other !== undefined) {
    await sendCommand(access, lobby.code, user, { type: 'leaveLobby' });
    throw new ApiError('alreadyInLobby', { extra: { code: other.code } });
  }
  return players;
};
