import type { Person } from '@tallyho/game/model/person';
import type { LobbyRecord } from '@tallyho/game/protocol/service';
import * as v from 'valibot';
import { ApiError } from '../http/errors.ts';
import { lastResult } from '../http/last-result.ts';
import { lookupText } from '../http/lookup-text.ts';
import { storeGuestNames } from './guest-names.ts';
import { leaveLobby } from './leave-lobby.ts';
import { lobbiesElsewhere, playersOf, recordWrites } from './lobby-index.ts';
import { type RoomAccess, requestAsMember, sendCommand } from './send-command.ts';

/** The lobby that the user agrees to leave for the new one, if they have a seat there. */
export const leaveField = v.optional(v.pipe(lookupText, v.trim(), v.toUpperCase()));

/**
 * Checks that the user is in none of these lobbies except `leaving`, according to their rooms: the index may still
 * contain a seat that was just given up. Throws `alreadyInLobby` with the code.
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
 * Stores a new seat in the index and returns the lobby's players. Then gives up the seat in `leaving`, if there is one,
 * so the old seat is lost only after the new one is taken. Gives up the new seat again, with `alreadyInLobby`, if the
 * user has a seat in a third lobby (of two concurrent joins, the later one is undone), and also if the old lobby cannot
 * be left.
 */
export const confirmSeat = async (
  access: RoomAccess,
  { user }: Person,
  { lobby, leaving }: { lobby: LobbyRecord; leaving: string | undefined },
) => {
  const { db } = access;
  await storeGuestNames(db, lobby);
  const [elsewhere, ...written] = await db.batch([
    lobbiesElsewhere(db, user, lobby.code),
    ...recordWrites(db, lobby),
    playersOf(db, lobby.code),
  ]);
  const players = lastResult(written);
  const leave = () => sendCommand(access, lobby.code, user, { type: 'leaveLobby' });
  const other = elsewhere.find(({ code }) => code !== leaving);
  if (other !== undefined) {
    await leave();
    throw new ApiError('alreadyInLobby', { extra: { code: other.code } });
  }
  // Calls only lobbies in which the index has the user.
  for (const { code } of elsewhere) {
    try {
      await leaveLobby({ ...access, user }, code);
    } catch (problem) {
      await leave();
      throw problem;
    }
  }
  return players;
};
