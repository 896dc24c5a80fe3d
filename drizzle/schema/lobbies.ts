import { isNotNull, sql } from 'drizzle-orm';
import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';

/**
 * The index of lobbies: the last reports of the rooms (LobbyRecord). The row of a closed lobby (`players` 0) stays for a
 * while, so that an older record that arrives late cannot restore it.
 */
export const lobbies = sqliteTable(
  'lobbies',
  {
    code: text('code').primaryKey(),
    /** Revision of the record; only a newer record replaces it. */
    rev: integer('rev').notNull(),
    isPublic: integer('is_public', { mode: 'boolean' }).notNull(),
    capacity: integer('capacity').notNull(),
    phase: text('phase', {
      enum: ['lobby', 'readyCheck', 'choosing', 'playing', 'results', 'finished'],
    }).notNull(),
    leader: text('leader').notNull(),
    /** Players can join while a game runs. */
    lateJoin: integer('late_join', { mode: 'boolean' }).notNull().default(true),
    /** Guests can join. */
    guestsMayJoin: integer('guests_may_join', { mode: 'boolean' }).notNull().default(false),
    /** The list of public lobbies shows the lobby to visitors and guests, too. */
    guestsFromList: integer('guests_from_list', { mode: 'boolean' }).notNull().default(false),
    gameId: text('game_id'),
    players: integer('players').notNull(),
    /** By the edge's clock. */
    updatedAt: integer('updated_at', { mode: 'timestamp_ms' }).notNull(),
  },
  (table) => [
    index('lobbies_public').on(table.updatedAt).where(sql`${table.isPublic} = 1 and ${table.players} > 0`),
    index('lobbies_closed').on(table.updatedAt).where(sql`${table.players} = 0`),
  ],
);

/**
 * The members of each lobby. Rows of a lobby change only with that lobby's record. A user can be in two lobbies until the
 * newer record of the old lobby arrives. The result does not depend on the order of the records.
 */
export const lobbyMembers = sqliteTable(
  'lobby_members',
  {
    userId: text('user_id').notNull(),
    lobbyCode: text('lobby_code').notNull(),
    /** In join order, from 0. */
    position: integer('position').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.lobbyCode] }),
    index('lobby_members_lobby').on(table.lobbyCode, table.position),
  ],
);

/**
 * The lobbies whose rooms may store something about a user: a seat, chat lines or a request to join. A row stays until the
 * lobby is closed, so that the deletion of the account finds its rooms. No reference: a room needs the id to erase it.
 */
export const lobbyTraces = sqliteTable(
  'lobby_traces',
  {
    userId: text('user_id').notNull(),
    lobbyCode: text('lobby_code').notNull(),
    /** When the account was deleted. The room has not confirmed yet that it has erased everything. */
    erasedAt: integer('erased_at', { mode: 'timestamp_ms' }),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.lobbyCode] }),
    index('lobby_traces_lobby').on(table.lobbyCode),
    index('lobby_traces_erased').on(table.erasedAt).where(isNotNull(table.erasedAt)),
  ],
);
