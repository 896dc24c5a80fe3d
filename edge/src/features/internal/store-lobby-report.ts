import type { Database } from '@tallyho/drizzle/client';
import type { LobbyRecord } from '@tallyho/game/protocol/service';
import { lastResult } from '../../http/last-result.ts';
import type { UserObjectClient } from '../../http/user-object-client.ts';
import type { WaitUntil } from '../../http/wait-until.ts';
import { notifyPresence } from '../../people/notify-friends.ts';
import { updatePresence, usersOfLobby } from '../../people/presence.ts';
import { storeGuestNames } from '../../rooms/guest-names.ts';
import { recordWrites } from '../../rooms/lobby-index.ts';

/**
 * Stores a lobby's record in the index and notifies friends of players who came, left, or began or ended a game there.
 * One round trip, and one or two more for the names of guests; the recipients are queried after the response.
 */
export const storeLobbyReport = async (
  { db, userObjects, waitUntil }: { db: Database; userObjects: UserObjectClient; waitUntil: WaitUntil },
  lobby: LobbyRecord,
): Promise<void> => {
  await storeGuestNames(db, lobby);
  const written = await db.batch([
    ...recordWrites(db, lobby),
    updatePresence(db, usersOfLobby(lobby.code, lobby.members)),
  ]);
  waitUntil(notifyPresence({ db, userObjects }, lastResult(written)));
};
