import type { Database } from '@tallyho/drizzle/client';
import { lobbies, lobbyMembers, lobbyTraces, users } from '@tallyho/drizzle/schema/index';
import { limits } from '@tallyho/game/limits';
import type { LobbyRecord } from '@tallyho/game/protocol/service';
import { and, asc, desc, eq, gt, lt, ne, type SQL, sql } from 'drizzle-orm';
import { storeGuestNames } from './guest-names.ts';

/**
 * Returns the statement that notes that the rooms of a lobby may store something about these users. A user without an account has
 * just been deleted: the room has to erase the user.
 */
export const noteTraces = (db: Database, code: string, userIds: readonly string[], now = Date.now()) => {
  const erasedAt = sql`case when exists (select 1 from ${users} where ${users.id} = value) then null else ${now} end`;
  return db
    .insert(lobbyTraces)
    .select(sql`select value, ${code}, ${erasedAt} from json_each(${JSON.stringify(userIds)}) where true`)
    .onConflictDoUpdate({
      target: [lobbyTraces.userId, lobbyTraces.lobbyCode],
      set: { erasedAt: sql`excluded.erased_at` },
      setWhere: sql`${lobbyTraces.erasedAt} is not null and excluded.erased_at is null`,
    });
};

/** Returns the writes of `applyLobbyRecord`, for one batch with reads that follow them. */
export const recordWrites = (db: Database, record: LobbyRecord, now = Date.now()) => {
  const { code, rev, members, lateJoin = true, guests: _, ...others } = record;
  const { guestsMayJoin = false, guestsFromList = false } = record;
  const rest = { ...others, lateJoin, guestsMayJoin, guestsFromList };
  const entry = { ...rest, rev, players: members.length, updatedAt: new Date(now) };
  const isCurrent = sql`(select ${lobbies.rev} from ${lobbies} where ${lobbies.code} = ${code}) = ${rev}`;
  return [
    db
      .insert(lobbies)
      .values({ code, ...entry })
      .onConflictDoUpdate({ target: lobbies.code, set: entry, setWhere: lt(lobbies.rev, rev) }),
    db.delete(lobbyMembers).where(and(eq(lobbyMembers.lobbyCode, code), isCurrent)),
    db
      .insert(lobbyMembers)
      .select(sql`select value, ${code}, key from json_each(${JSON.stringify(members)}) where ${isCurrent}`),
    db
      .delete(lobbies)
      .where(
        and(eq(lobbies.players, 0), lt(lobbies.updatedAt, new Date(now - limits.retention.closedLobby))),
      ),
    noteTraces(db, code, members, now),
  ] as const;
};

/**
 * Stores a room's record in the index, in one batch, only if it is newer than the stored one. Idempotent; records may
 * arrive in any order. Also stores the names of its guests. A lobby without members is closed: its code is not found any more.
 */
export const applyLobbyRecord = async (db: Database, record: LobbyRecord, now?: number): Promise<void> => {
  await storeGuestNames(db, record);
  await db.batch(recordWrites(db, record, now));
};

/** Removes a lobby that its room does not know any more. One round trip. */
export const deleteLobbyRecord = async (db: Database, code: string): Promise<void> => {
  await db.batch([
    db.delete(lobbyMembers).where(eq(lobbyMembers.lobbyCode, code)),
    db.delete(lobbies).where(eq(lobbies.code, code)),
  ]);
};

/** Returns the statement that selects an open lobby. */
export const openLobby = (db: Database, code: string) =>
  db
    .select({ code: lobbies.code })
    .from(lobbies)
    .where(and(eq(lobbies.code, code), gt(lobbies.players, 0)));

/** Returns the statement that selects the codes of a user's lobbies, latest first; rarely more than one. */
export const lobbiesOf = (db: Database, userId: string) =>
  db
    .select({ code: lobbies.code, leader: lobbies.leader })
    .from(lobbyMembers)
    .innerJoin(lobbies, eq(lobbies.code, lobbyMembers.lobbyCode))
    .where(eq(lobbyMembers.userId, userId))
    .orderBy(desc(lobbies.updatedAt));

/** Returns the statement that selects a user's lobbies except one. */
export const lobbiesElsewhere = (db: Database, userId: string, code: string) =>
  db
    .select({ code: lobbyMembers.lobbyCode })
    .from(lobbyMembers)
    .where(and(eq(lobbyMembers.userId, userId), ne(lobbyMembers.lobbyCode, code)));

/**
 * Returns the statement that selects the players of a lobby: the leader first, then in join
 * order. `code`: the lobby's code or a subquery for it.
 */
export const playersOf = (db: Database, code: string | SQL) =>
  db
    .select({ user: users.id, username: users.username, avatar: users.avatar })
    .from(lobbyMembers)
    .innerJoin(lobbies, eq(lobbies.code, lobbyMembers.lobbyCode))
    .innerJoin(users, eq(users.id, lobbyMembers.userId))
    .where(eq(lobbyMembers.lobbyCode, code))
    .orderBy(desc(sql`${lobbies.leader} = ${users.id}`), asc(lobbyMembers.position));
