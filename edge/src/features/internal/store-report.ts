import type { Database } from '@tallyho/drizzle/client';
import type { RoomMessage } from '@tallyho/game/protocol/service';
import { storePlayerResults } from '../../games/player-results.ts';
import type { UserObjectClient } from '../../http/user-object-client.ts';
import { afterResponse, type WaitUntil } from '../../http/wait-until.ts';
import { logParkedReport } from './log-parked-report.ts';
import { saveGame } from './save-game.ts';
import { saveGamePart } from './save-game-part.ts';
import { storeLobbyReport } from './store-lobby-report.ts';

/** Stores a report from a room's outbox. Idempotent, in any order. One round trip, except for the last part of a long game. */
export const storeReport = async (
  access: {
    db: Database;
    openDbWithLongTimeout: () => Database;
    userObjects: UserObjectClient;
    waitUntil: WaitUntil;
  },
  report: RoomMessage,
): Promise<void> => {
  switch (report.type) {
    case 'lobby':
      return storeLobbyReport(access, report.lobby);
    case 'game':
    case 'gamePart': {
      // A long game's record has megabytes, and its room resends it until it is stored, so it needs the longer timeout.
      const db = access.openDbWithLongTimeout();
      const stored =
        report.type === 'game' ? await saveGame(db, report.game) : await saveGamePart(db, report);
      if (stored !== null) access.waitUntil(afterResponse(() => storePlayerResults(db, stored)));
      return;
    }
    case 'parked':
      return logParkedReport(access.db, report);
    default:
      return report satisfies never;
  }
};
