import type { Database } from '@tallyho/drizzle/client';
import type { RoomMessage } from '@tallyho/game/protocol/service';
import type { UserObjectClient } from '../../http/user-object-client.ts';
import type { WaitUntil } from '../../http/wait-until.ts';
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
      // A long game's record has megabytes, and its room resends it until it is stored, so it needs the longer timeout.
      return saveGame(access.openDbWithLongTimeout(), report.game);
    case 'gamePart':
      return saveGamePart(access.openDbWithLongTimeout(), report);
    case 'parked':
      return logParkedReport(access.db, report);
    default:
      return report satisfies never;
  }
};
