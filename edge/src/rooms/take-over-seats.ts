import { gamePlayers, playerResults } from '@tallyho/drizzle/schema/games';
import { and, eq, inArray, notInArray, sql } from 'drizzle-orm';
import { gamesContinuedBy, gamesPlayedBy } from '../auth/deleted-player.ts';
import { mutedUntilOf, personOfUser, standingOf, type User } from '../auth/user.ts';
import { seenGamesContinuedBy } from '../games/seen-games.ts';
import { log } from '../http/log.ts';
import { leaveLobby } from './leave-lobby.ts';
import { applyLobbyRecord, lobbiesElsewhere, lobbiesOf } from './lobby-index.ts';
import type { RoomAccess } from './send-command.ts';

/**
 * Gives the guest's seat and finished games, and what the guest has seen, to the account of the same person. The account leaves another lobby for it.
 * Games in which both played stay as they are. A suspended account gets no seat. Returns false if a room could not be
 * reached: then the guest has to stay.
 */
export const takeOverSeats = async (access: RoomAccess, guest: User, account: User): Promise<boolean> => {
  const { db, rooms } = access;
  const own = gamesPlayedBy(account.id);
  const before = { userId: guest.id, username: guest.username };
  const after = { userId: account.id, username: account.username };
  await db.batch([
    ...gamesContinuedBy(db, [before, after], (gameId) =>
      and(inArray(gameId, gamesPlayedBy(guest.id)), notInArray(gameId, own)),
    ),
    db
      .update(playerResults)
      .set({ userId: account.id })
      .where(and(eq(playerResults.userId, guest.id), notInArray(playerResults.gameId, sql`${own}`))),
    db
      .update(gamePlayers)
      .set({ userId: account.id })
      .where(and(eq(gamePlayers.userId, guest.id), notInArray(gamePlayers.gameId, sql`${own}`))),
    seenGamesContinuedBy(db, guest.id, account.id),
  ]);
  if (standingOf(account).suspension !== null) return true;
  try {
    for (const { code } of await lobbiesOf(db, guest.id)) {
      const response = await rooms.request(code, {
        type: 'replace',
        user: guest.id,
        person: personOfUser(account),
        mutedUntil: mutedUntilOf(account),
      });
      if (!response.ok) continue;
      await applyLobbyRecord(db, response.lobby);
      if (!response.lobby.members.includes(account.id)) continue;
      const others = await lobbiesElsewhere(db, account.id, code);
      for (const other of others) await leaveLobby({ ...access, user: account.id }, other.code);
    }
    return true;
  } catch (error) {
    log('warn', 'seatNotTakenOver', { user: account.id, cause: String(error) });
    return false;
  }
};
