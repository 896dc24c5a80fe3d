import { sql } from 'drizzle-orm';
import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';

/**
 * The index of lobbies: what the rooms last reported (LobbyRecord). A closed one (`players` 0) stays for a while,
 * so that a late, older record cannot bring it back.
 */
export const lobbies = sqliteTable(
  'lobbies',
  {
    code: text('code').primaryKey(),
    /** Of the record this row comes from; only a newer one replaces it. */
    rev: integer('rev').notNull(),
    isPublic: integer('is_public', { mode: 'boolean' }).notNull(),
    capacity: integer('capacity').notNull(),
    phase: text('phase', {
      enum: ['lobby', 'readyCheck', 'choosing', 'playing', 'results', 'finished'],
    }).notNull(),
    leader: text('leader').notNull(),
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
 * Who is where. Rows of one lobby change only with that lobby's record: a person may be in two for the moment until
 * the old lobby's newer record arrives, and no order of arrival loses the new one.
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
