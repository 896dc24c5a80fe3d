import type { Database } from '@tallyho/drizzle/client';
import type { LobbyRecord } from '@tallyho/game/protocol/service';
import type { PersonClient } from '../../http/person-client.ts';
import type { WaitUntil } from '../../http/wait-until.ts';
import { notifyPresence } from '../../people/notify-friends.ts';
import { updatePresence, usersOfLobby } from '../../people/presence.ts';
import { recordWrites } from '../../rooms/lobby-index.ts';

/**
 * Puts a lobby's record into the index and tells the friends of whoever came, left, or began or ended a game there. One round
 * trip; who is to be told is asked after the answer.
 */
export const storeLobbyReport = async (
  { db, people, later }: { db: Database; people: PersonClient; later: WaitUntil },
  lobby: LobbyRecord,
): Promise<void> => {
  const [, , , , changed] = await db.batch([
    ...recordWrites(db, lobby),
    updatePresence(db, usersOfLobby(lobby.code, lobby.members)),
  ]);
  later(notifyPresence({ db, people }, changed));
};
