import type { Person } from '@tallyho/game/model/person';
import type { LobbyRecord } from '@tallyho/game/protocol/service';
import * as v from 'valibot';
import { ApiError } from '../../http/errors.ts';
import { leaveLobby } from '../../rooms/leave-lobby.ts';
import { lobbiesElsewhere, playersOf, recordWrites } from '../../rooms/lobby-index.ts';
import { type RoomAccess, requestAsMember, sendCommand } from '../../rooms/send-command.ts';

/** The lobby that the person agrees to leave for the new one, if they have a seat there. */
export const leaveField = v.optional(v.pipe(v.string(), v.trim(), v.toUpperCase()));

/**
 * Makes sure that a person is in none of these lobbies but `leaving`, by what their rooms say now: a seat given up a moment
 * ago may still be in the index. Throws `alreadyInLobby` with the code.
 */
export const assertNotInLobby = async (
  access: RoomAccess,
  user: string,
  { lobbies, leaving }: { lobbies: readonly { code: string }[]; leaving: string | undefined },
): Promise<void> => {
  for (const { code } of lobbies) {
    if (code === leaving) continue;
    const isThere = (await requestAsMember(access, code, user)) !== null;
    if (isThere) throw new ApiError('alreadyInLobby', { extra: { code } });
  }
};

/**
 * Puts a seat just taken into the index and answers the lobby's players. Then it gives up the seat in the lobby `leaving`, if
 * there is one: only whoever has the new seat loses the old one. The new seat is given up again if the person has one in a
 * third lobby (of two seats taken at the same moment the later one to get here), with `alreadyInLobby`, and if the old lobby
 * cannot be left.
 */
export const confirmSeat = async (
  access: RoomAccess,
  { user }: Person,
  { lobby, leaving }: { lobby: LobbyRecord; leaving: string | undefined },
) => {
  const { db } = access;
  const [, , , , players, elsewhere] = await db.batch([
    ...recordWrites(db, lobby),
    playersOf(db, lobby.code),
    lobbiesElsewhere(db, user, lobby.code),
  ]);
  const giveUp = () => sendCommand(access, lobby.code, user, { type: 'leaveLobby' });
  const other = elsewhere.find(({ code }) => code !== leaving);
  if (other !== undefined) {
    await giveUp();
    throw new ApiError('alreadyInLobby', { extra: { code: other.code } });
  }
  // A lobby in which the index does not have them is never asked.
  for (const { code } of elsewhere) {
    try {
      await leaveLobby({ ...access, user }, code);
    } catch (problem) {
      if (!isGone(problem)) {
        await giveUp();
        throw problem;
      }
    }
  }
  return players;
};

/** The lobby has closed, or the person was not in it (any more): it is left. */
const isGone = (problem: unknown): boolean =>
  problem instanceof ApiError && (problem.code === 'notMember' || problem.code === 'lobbyNotFound');
