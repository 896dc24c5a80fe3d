import type { Database } from '@tallyho/drizzle/client';
import { lobbyTraces } from '@tallyho/drizzle/schema/lobbies';
import { users } from '@tallyho/drizzle/schema/users';
import { and, asc, eq, lte, notExists, sql } from 'drizzle-orm';
import { aliasOf } from '../auth/deleted-player.ts';
import type { RoomClient } from '../http/room-client.ts';

/** After this time (ms) a room that was not reached is asked again. A new guest's row can be a moment later than the room's record. */
const retryAfter = 10 * 60_000;

type Trace = Pick<typeof lobbyTraces.$inferSelect, 'userId' | 'lobbyCode'>;

/** Returns the statement that marks a user's lobbies as those that have to erase the user, and returns their codes. */
export const markTraces = (db: Database, userId: string) =>
  db
    .update(lobbyTraces)
    .set({ erasedAt: new Date() })
    .where(eq(lobbyTraces.userId, userId))
    .returning({ userId: lobbyTraces.userId, lobbyCode: lobbyTraces.lobbyCode });

/**
 * Asks rooms to erase deleted users. A room that cannot be reached keeps its row, for `retryErasing`. One round trip to the
 * database, none without traces.
 */
export const eraseFromRooms = async (
  { db, rooms }: { db: Database; rooms: RoomClient },
  traces: readonly Trace[],
): Promise<void> => {
  const asked = await Promise.allSettled(
    traces.map(async (trace) => {
      const { userId: user, lobbyCode } = trace;
      // A room that does not exist any more has erased its reports, and has nothing else.
      await rooms.request(lobbyCode, { type: 'erase', user, alias: await aliasOf(user) });
      return trace;
    }),
  );
  const done = asked.flatMap((outcome) => (outcome.status === 'fulfilled' ? [outcome.value] : []));
  if (done.length === 0) return;
  const { userId, lobbyCode } = lobbyTraces;
  const rows = sql`(select value ->> '$.userId', value ->> '$.lobbyCode' from json_each(${JSON.stringify(done)}))`;
  await db.delete(lobbyTraces).where(sql`(${userId}, ${lobbyCode}) in ${rows}`);
};

/** Asks at most `max` rooms again that have not erased a deleted user yet. */
export const retryErasing = async (
  access: { db: Database; rooms: RoomClient },
  max: number,
  now = Date.now(),
): Promise<void> => {
  const { db } = access;
  const isBack = db.select({ id: users.id }).from(users).where(eq(users.id, lobbyTraces.userId));
  const due = await db
    .select({ userId: lobbyTraces.userId, lobbyCode: lobbyTraces.lobbyCode })
    .from(lobbyTraces)
    .where(and(lte(lobbyTraces.erasedAt, new Date(now - retryAfter)), notExists(isBack)))
    .orderBy(asc(lobbyTraces.erasedAt))
    .limit(max);
  await eraseFromRooms(access, due);
};
