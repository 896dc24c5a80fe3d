import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { games } from './games.ts';

/** Public links to the results of games, one per game while it lives. A link that was taken down is a row that is gone. */
export const shares = sqliteTable('shares', {
  /** 128 random bits as base64url: all that somebody needs to see the result. */
  token: text('token').primaryKey(),
  gameId: text('game_id')
    .notNull()
    .unique()
    .references(() => games.id, { onDelete: 'cascade' }),
  createdAt: integer('created_at', { mode: 'timestamp_ms' }).notNull(),
});
