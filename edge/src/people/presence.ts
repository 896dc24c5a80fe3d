import type { Database } from '@tallyho/drizzle/client';
import { presence, users } from '@tallyho/drizzle/schema/index';
import type { Presence } from '@tallyho/game/people/person-card';
import { and, eq, inArray, ne, or, type SQL, sql } from 'drizzle-orm';

/** SQL for a value of the latest lobby that a user of the query's `users` is in; null if in none. */
const ofSeat = (about: SQL): SQL => sql`(
  select ${about} from lobby_members m join lobbies l on l.code = m.lobby_code
  where m.user_id = users.id order by l.updated_at desc limit 1)`;

/** SQL condition: the user has an open socket and does not appear offline. */
const isSeen = sql`coalesce(presence.online, 0) and not coalesce(json_extract(users.preferences, '$.appearOffline'), 0)`;

// Written as SQL text, so that it is built once and not for every request.

/** SQL for a user's presence as friends see it. Requires `users` and (possibly null) `presence` in the query. */
export const visiblePresence = sql<Presence>`case when ${isSeen} then coalesce(
  ${ofSeat(sql`iif(l.phase in ('lobby', 'finished'), 'inLobby', 'inGame')`)}, 'online') else 'offline' end`;

const visibleLobby = sql<string | null>`case when ${isSeen} then ${ofSeat(sql`l.code`)} end`;

/**
 * Stores the presence that friends of these users should see, and returns the users whose presence changed. `userIds`:
 * a subquery for their ids. It is one statement, so that only one of several concurrent updates reports a change.
 */
export const updatePresence = (db: Database, userIds: SQL) => {
  const now = db
    .select({
      userId: presence.userId,
      presence: visiblePresence.as('visible'),
      lobby: visibleLobby.as('lobby'),
    })
    .from(presence)
    .innerJoin(users, eq(users.id, presence.userId))
    .where(inArray(presence.userId, userIds))
    .as('now');
  return db
    .update(presence)
    .set({ notified: sql`${now.presence}`, notifiedLobby: sql`${now.lobby}` })
    .from(now)
    .where(
      and(
        eq(presence.userId, now.userId),
        or(ne(presence.notified, now.presence), sql`${presence.notifiedLobby} is not ${now.lobby}`),
      ),
    )
    .returning({ userId: presence.userId });
};

/** Subquery for one or more users. */
export const usersIn = (userIds: readonly string[]): SQL =>
  sql`(select value from json_each(${JSON.stringify(userIds)}))`;

/** Subquery for all current members of a lobby, and all users whose stored presence is in it. */
export const usersOfLobby = (code: string, members: readonly string[]): SQL =>
  sql`(select value from json_each(${JSON.stringify(members)}) union select ${presence.userId} from ${presence} where ${presence.notifiedLobby} = ${code})`;
