import type { Database } from '@tallyho/drizzle/client';
import type { RoomReport } from '@tallyho/game/protocol/service';
import type { PersonClient } from '../../http/person-client.ts';
import type { WaitUntil } from '../../http/wait-until.ts';
import { saveGame } from './save-game.ts';
import { storeLobbyReport } from './store-lobby-report.ts';

/** Takes what a room reports from its outbox, in any order and any number of times. One round trip. */
export const storeReport = async (
  access: { db: Database; openPatientDb: () => Database; people: PersonClient; later: WaitUntil },
  report: RoomReport,
): Promise<void> => {
  switch (report.type) {
    case 'lobby':
      return storeLobbyReport(access, report.lobby);
    case 'game':
      // A long game's record is megabytes, and its room sends it again until it is taken.
      return saveGame(access.openPatientDb(), report.game);
    default:
      return report satisfies never;
  }
};
