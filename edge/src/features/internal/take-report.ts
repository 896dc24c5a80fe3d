import type { Database } from '@tallyho/drizzle/client';
import type { RoomReport } from '@tallyho/game/protocol/service';
import type { Later } from '../../http/later.ts';
import type { PersonClient } from '../../http/person-client.ts';
import { saveGame } from './save-game.ts';
import { takeLobby } from './take-lobby.ts';

/** Takes what a room reports from its outbox, in any order and any number of times. One round trip. */
export const takeReport = async (
  access: { db: Database; people: PersonClient; later: Later },
  report: RoomReport,
): Promise<void> => {
  switch (report.type) {
    case 'lobby':
      return takeLobby(access, report.lobby);
    case 'game':
      return saveGame(access.db, report.game);
    default:
      return report satisfies never;
  }
};
