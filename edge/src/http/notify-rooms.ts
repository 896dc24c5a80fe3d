import type { Database } from '@tallyho/drizzle/client';
import { lobbyMembers } from '@tallyho/drizzle/schema/lobbies';
import type { RoomRequest } from '@tallyho/game/protocol/service';
import { eq } from 'drizzle-orm';
import type { RoomClient } from './room-client.ts';

/** The statement that finds the lobbies a person is in, by the index. */
export const lobbiesOf = (db: Database, userId: string) =>
  db.select({ code: lobbyMembers.lobbyCode }).from(lobbyMembers).where(eq(lobbyMembers.userId, userId));

/**
 * Tells rooms something that they should know but the caller need not wait for. Never throws: a room that is down
 * has no sockets to close, and learns the rest when somebody connects; the client logs the failure.
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
