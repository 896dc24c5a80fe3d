import type { Database } from '@tallyho/drizzle/client';
import { lobbyMembers } from '@tallyho/drizzle/schema/lobbies';
import type { RoomRequest } from '@tallyho/game/protocol/service';
import { eq } from 'drizzle-orm';
import type { RoomClient } from './room-client.ts';

/** Returns the statement that selects a user's lobbies from the index. */
export const selectLobbiesOf = (db: Database, userId: string) =>
  db.select({ code: lobbyMembers.lobbyCode }).from(lobbyMembers).where(eq(lobbyMembers.userId, userId));

/**
 * Sends a request to rooms without delaying the caller. Never throws: a room that is down has no sockets to close, and
 * reads the current state when a user connects. The client logs failures.
 */
export const notifyRooms = async (
  rooms: RoomClient,
  lobbies: readonly { code: string }[],
  ...notices: RoomRequest[]
): Promise<void> => {
  await Promise.allSettled(
    lobbies.flatMap(({ code }) => notices.map((notice) => rooms.request(code, notice))),
  );
};
