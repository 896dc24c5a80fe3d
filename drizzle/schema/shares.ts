import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { games } from './games.ts';

/** Public links to the results of games, at most one for each game. Removing a link deletes its row. */
export const shares = sqliteTable('shares', {
  /** 128 random bits as base64url. Anyone with the token can see the result. */
  token: text('token').primaryKey(),
  gameId: text('game_id')
    .notNull()
    .unique()
    .references(() => games.id, { onDelete: 'cascade' }),
  createdAt: integer('created_at', { mode: 'timestamp_ms' }).notNull(),
});
