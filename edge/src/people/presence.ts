import type { Database } from '@tallyho/drizzle/client';
import { presence, users } from '@tallyho/drizzle/schema/index';
import type { Presence } from '@tallyho/game/people/person-card';
import { and, eq, inArray, ne, or, type SQL, sql } from 'drizzle-orm';

/** Something about the lobby that a person of the query's `users` sits in, the latest; null: in none. */
const ofSeat = (about: SQL): SQL => sql`(
  select ${about} from lobby_members m join lobbies l on l.code = m.lobby_code
  where m.user_id = users.id order by l.updated_at desc limit 1)`;

/** Somebody with an open socket who does not hide. */
const isSeen = sql`coalesce(presence.online, 0) and not coalesce(json_extract(users.preferences, '$.appearOffline'), 0)`;

// Written out, and not by the query builder: put together once, and not for every request.

/** Where a person is, as their friends see it. For a query that has `users` and, perhaps as null, `presence`. */
export const visiblePresence = sql<Presence>`case when ${isSeen} then coalesce(
  ${ofSeat(sql`iif(l.phase in ('lobby', 'finished'), 'inLobby', 'inGame')`)}, 'online') else 'offline' end`;

const visibleLobby = sql<string | null>`case when ${isSeen} then ${ofSeat(sql`l.code`)} end`;

/**
 * Notes what friends of these people (a subquery for their ids) are now to be told, and answers whose presence was
 * another before. One statement: of several who notice a change, one gets it.
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
    .set({ told: sql`${now.presence}`, toldLobby: sql`${now.lobby}` })
    .from(now)
    .where(
      and(
        eq(presence.userId, now.userId),
        or(ne(presence.told, now.presence), sql`${presence.toldLobby} is not ${now.lobby}`),
      ),
    )
    .returning({ userId: presence.userId });
};

/** The subquery for one person, or for several. */
export const usersIn = (userIds: readonly string[]): SQL =>
  sql`(select value from json_each(${JSON.stringify(userIds)}))`;

/** The subquery for everybody in a lobby now, and everybody whom friends believe in it. */
export const usersOfLobby = (code: string, members: readonly string[]): SQL =>
  sql`(select value from json_each(${JSON.stringify(members)}) union select ${presence.userId} from ${presence} where ${presence.toldLobby} = ${code})`;
