import type { Database } from '@tallyho/drizzle/client';
import type { LobbyRecord } from '@tallyho/game/protocol/service';
import type { Later } from '../../http/later.ts';
import type { PersonClient } from '../../http/person-client.ts';
import { noticePresence, peopleOfLobby } from '../../people/presence.ts';
import { announcePresence } from '../../people/tell-friends.ts';
import { recordWrites } from '../../rooms/lobby-index.ts';

/**
 * Puts a lobby's record into the index and tells the friends of whoever came, left, or began or ended a game there. One round
 * trip; who is to be told is asked after the answer.
 */
export const takeLobby = async (
  { db, people, later }: { db: Database; people: PersonClient; later: Later },
  lobby: LobbyRecord,
): Promise<void> => {
  const [, , , , changed] = await db.batch([
    ...recordWrites(db, lobby),
    noticePresence(db, peopleOfLobby(lobby.code, lobby.members)),
  ]);
  later(announcePresence({ db, people }, changed));
};
