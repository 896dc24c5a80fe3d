import type { GameRecord } from '@tallyho/game/protocol/service';
import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';

/** The complete records of games, as rooms reported them. */
export const games = sqliteTable(
  'games',
  {
    id: text('id').primaryKey(),
    code: text('code').notNull(),
    record: text('record', { mode: 'json' }).$type<GameRecord>().notNull(),
    /** By the room's clock. */
    createdAt: integer('created_at', { mode: 'timestamp_ms' }).notNull(),
    finishedAt: integer('finished_at', { mode: 'timestamp_ms' }),
  },
  (table) => [
    index('games_code').on(table.code),
    // Finds the end of a game without reading its record, which can be megabytes.
    index('games_finished').on(table.id, table.finishedAt),
  ],
);

/** The players of each game. Ids only, because names change and accounts are deleted. */
export const gamePlayers = sqliteTable(
  'game_players',
  {
    gameId: text('game_id')
      .notNull()
      .references(() => games.id, { onDelete: 'cascade' }),
    userId: text('user_id').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.gameId, table.userId] }),
    index('game_players_user').on(table.userId),
  ],
);
