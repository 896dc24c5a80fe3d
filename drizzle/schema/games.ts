import type { PlayerResult } from '@tallyho/game/people/player-results';
import type { GameRecord, StoredGameRecord } from '@tallyho/game/protocol/service';
import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { users } from './users.ts';

/** The complete records of games, as rooms reported them. */
export const games = sqliteTable(
  'games',
  {
    id: text('id').primaryKey(),
    code: text('code').notNull(),
    record: text('record', { mode: 'json' }).$type<StoredGameRecord>().notNull(),
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

/**
 * The parts of a long record that have arrived before the others. The text of all parts with one digest, in order, is the
 * record. They are deleted when the game is stored.
 */
export const gameParts = sqliteTable(
  'game_parts',
  {
    gameId: text('game_id').notNull(),
    digest: text('digest').notNull(),
    /** From 0. */
    part: integer('part').notNull(),
    text: text('text').notNull(),
    /** By the edge's clock. */
    createdAt: integer('created_at', { mode: 'timestamp_ms' }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.gameId, table.digest, table.part] }),
    index('game_parts_created').on(table.createdAt),
  ],
);

/** Rounds of games whose record is too long for one value: a part of its `roundsData`, and the ratings of these rounds. */
export const gameRounds = sqliteTable(
  'game_rounds',
  {
    gameId: text('game_id').notNull(),
    /** Of the first of these rounds, from 0. */
    position: integer('position').notNull(),
    rounds: text('rounds', { mode: 'json' }).$type<unknown[]>().notNull(),
    ratings: text('ratings', { mode: 'json' }).$type<GameRecord['ratings']>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.gameId, table.position] })],
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

/**
 * What finished games say of each of their players. Computed from the record after the game was stored, so that a profile does
 * not read records.
 */
export const playerResults = sqliteTable(
  'player_results',
  {
    gameId: text('game_id')
      .notNull()
      .references(() => games.id, { onDelete: 'cascade' }),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    finishedAt: integer('finished_at', { mode: 'timestamp_ms' }).notNull(),
    /** A kind of title, also one that a later version does not have any more. */
    title: text('title'),
    won: integer('won', { mode: 'boolean' }).notNull(),
    favourites: text('favourites', { mode: 'json' }).$type<PlayerResult['favourites']>().notNull(),
    /** With the ids and names of other players. */
    agreements: text('agreements', { mode: 'json' }).$type<PlayerResult['agreements']>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.gameId, table.userId] }),
    index('player_results_user').on(table.userId, table.finishedAt),
  ],
);
