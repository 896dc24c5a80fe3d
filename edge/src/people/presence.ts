import type { Database } from '@tallyho/drizzle/client';
import { lobbies, lobbyMembers, presence, users } from '@tallyho/drizzle/schema/index';
import type { Presence } from '@tallyho/game/people/person-card';
import { and, desc, eq, inArray, ne, or, type SQL, sql } from 'drizzle-orm';

/** Somebody with an open socket who does not hide. Wants `users` and `presence` in the query. */
const isSeen = sql`(coalesce(${presence.online}, 0) and not coalesce(json_extract(${users.preferences}, '$.appearOffline'), 0))`;

/** Something about the lobby that a person of the query's `users` sits in; null: in none. */
const ofSeat = (db: Database, about: SQL) =>
  db
    .select({ about: about.as('about') })
    .from(lobbyMembers)
    .innerJoin(lobbies, eq(lobbies.code, lobbyMembers.lobbyCode))
    .where(eq(lobbyMembers.userId, users.id))
    .orderBy(desc(lobbies.updatedAt))
    .limit(1);

const activity = sql`case when ${lobbies.phase} in ('lobby', 'finished') then 'inLobby' else 'inGame' end`;

/** Where a person is, as their friends see it. For a query that has `users` and, perhaps as null, `presence`. */
export const visiblePresence = (db: Database) =>
  sql<Presence>`case when ${isSeen} then coalesce(${ofSeat(db, activity)}, 'online') else 'offline' end`;

const visibleLobby = (db: Database) =>
  sql<string | null>`case when ${isSeen} then ${ofSeat(db, sql`${lobbies.code}`)} end`;

/**
 * Notes what friends of these people (a subquery for their ids) are now to be told, and answers whose presence was
 * another before. One statement: of several who notice a change, one gets it.
 */
export const noticePresence = (db: Database, userIds: SQL) => {
  const now = db
    .select({
      userId: presence.userId,
      presence: visiblePresence(db).as('visible'),
      lobby: visibleLobby(db).as('lobby'),
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
export const thesePeople = (userIds: readonly string[]): SQL =>
  sql`(select value from json_each(${JSON.stringify(userIds)}))`;

/** The subquery for everybody in a lobby now, and everybody whom friends believe in it. */
export const peopleOfLobby = (code: string, members: readonly string[]): SQL =>
  sql`(select value from json_each(${JSON.stringify(members)}) union select ${presence.userId} from ${presence} where ${presence.toldLobby} = ${code})`;
