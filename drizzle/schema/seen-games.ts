import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { themes } from './themes.ts';
import { users } from './users.ts';

/** Which games of the catalogue's themes a user has played, and when last. Guests have rows, too. */
export const seenGames = sqliteTable(
  'seen_games',
  {
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    themeId: text('theme_id')
      .notNull()
      .references(() => themes.id, { onDelete: 'cascade' }),
    /** The normalized name of the game. Names are unique within a theme, and games have no ids. */
    game: text('game').notNull(),
    /** Ids of the items that were on the user's boards of this game, the newest first. */
    items: text('items', { mode: 'json' }).$type<string[]>().notNull(),
    /** The end of the last finished game with it. */
    seenAt: integer('seen_at', { mode: 'timestamp_ms' }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.themeId, table.game] }),
    index('seen_games_newest').on(table.userId, table.seenAt),
    index('seen_games_theme').on(table.themeId),
  ],
);
