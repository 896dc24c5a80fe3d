import type { Database } from '@tallyho/drizzle/client';
import type { RoomReport } from '@tallyho/game/protocol/service';
import type { Later } from '../../http/later.ts';
import type { PersonClient } from '../../http/person-client.ts';
import { saveGame } from './save-game.ts';
import { takeLobby } from './take-lobby.ts';

/** Takes what a room reports from its outbox, in any order and any number of times. One round trip. */
export const takeReport = async (
  access: { db: Database; openPatientDb: () => Database; people: PersonClient; later: Later },
  report: RoomReport,
): Promise<void> => {
  switch (report.type) {
    case 'lobby':
      return takeLobby(access, report.lobby);
    case 'game':
      // A long game's record is megabytes, and its room sends it again until it is taken.
      return saveGame(access.openPatientDb(), report.game);
    default:
      return report satisfies never;
  }
};
