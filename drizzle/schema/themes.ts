import type { StoredGame } from '@tallyho/game/themes/game';
import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { tags } from './tags.ts';

/** The themes of the catalogue. */
export const themes = sqliteTable('themes', {
  id: text('id').primaryKey(),
  name: text('name').notNull(),
  /** Trimmed and lower case: names are unique without regard to case. */
  nameNormalized: text('name_normalized').notNull().unique(),
  description: text('description').notNull(),
  type: text('type', { enum: ['normal', 'lobby'] }).notNull(),
  /** The order of lists. */
  createdAt: integer('created_at', { mode: 'timestamp_ms' }).notNull(),
  updatedAt: integer('updated_at', { mode: 'timestamp_ms' }).notNull(),
  /** When the theme was first offered in lobbies; null: not yet. Starter themes have time 0, because they are never new. */
  publishedAt: integer('published_at', { mode: 'timestamp_ms' }),
  /** The administrator who saved the theme last; null: the loader of the starter content. No reference, ids stay. */
  updatedBy: text('updated_by'),
  /** Hidden themes are not offered in lobbies. Only administrators see them. */
  hidden: integer('hidden', { mode: 'boolean' }).notNull().default(false),
  /** Increases by one with each save. An editor sends the version that it was opened with. */
  version: integer('version').notNull().default(1),
});

/** A theme's games in playing order. */
export const themeGames = sqliteTable(
  'theme_games',
  {
    themeId: text('theme_id')
      .notNull()
      .references(() => themes.id, { onDelete: 'cascade' }),
    /** 0-based. */
    position: integer('position').notNull(),
    /** As written by an administrator; a tier list's `config.content` names the folder of its pictures. */
    game: text('game', { mode: 'json' }).$type<StoredGame>().notNull(),
    createdAt: integer('created_at', { mode: 'timestamp_ms' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.themeId, table.position] })],
);

export const themeTags = sqliteTable(
  'theme_tags',
  {
    themeId: text('theme_id')
      .notNull()
      .references(() => themes.id, { onDelete: 'cascade' }),
    tagId: text('tag_id')
      .notNull()
      .references(() => tags.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
  },
  (table) => [primaryKey({ columns: [table.themeId, table.tagId] }), index('theme_tags_tag').on(table.tagId)],
);

/** Which version of which starter theme was loaded, by the theme's normalized name. */
export const starterContent = sqliteTable('starter_content', {
  nameNormalized: text('name_normalized').primaryKey(),
  /** SHA-256 of the starter theme; null: an administrator changed or deleted the theme, so it is left alone. */
  hash: text('hash'),
});
