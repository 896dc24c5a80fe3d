import { sql } from 'drizzle-orm';
import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { games } from './games.ts';

/** Pictures in R2. The object is written before its row, so every row has one. */
export const images = sqliteTable(
  'images',
  {
    /** The key in R2: `{folder}/{hash}.{extension}`. */
    publicId: text('public_id').primaryKey(),
    folder: text('folder').notNull(),
    alt: text('alt').notNull(),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    bytes: integer('bytes').notNull(),
    /** Order within the folder, from 0. */
    position: integer('position').notNull(),
    createdAt: integer('created_at', { mode: 'timestamp_ms' }).notNull(),
    /** The name of the uploaded file. The editor ignores a second file of the same name. */
    fileName: text('file_name').notNull().default(''),
    /**
     * Since when no theme shows the picture: it was uploaded but not saved, or removed from its theme. Null: its theme
     * shows it.
     */
    detachedAt: integer('detached_at', { mode: 'timestamp_ms' }),
  },
  (table) => [
    index('images_folder').on(table.folder, table.position),
    // Without the shown pictures: otherwise SQLite uses it for `detached_at is null` and reads every picture.
    index('images_detached').on(table.detachedAt).where(sql`detached_at is not null`),
  ],
);

/**
 * All picture folders that were ever used. A folder belongs to the first theme that was saved with it, also after that
 * theme was renamed or deleted, so that no other theme gets its pictures.
 */
export const imageFolders = sqliteTable(
  'image_folders',
  {
    /** `Themes/{name}/Game{number}`. */
    folder: text('folder').primaryKey(),
    /** The folder without its number: `Themes/{name}`. */
    path: text('path').notNull(),
    number: integer('number').notNull(),
    /** Null: no theme was saved with it yet. No reference: the id stays when the theme is deleted. */
    themeId: text('theme_id'),
    createdAt: integer('created_at', { mode: 'timestamp_ms' }).notNull(),
  },
  (table) => [
    index('image_folders_path').on(table.path, table.number),
    index('image_folders_theme').on(table.themeId),
  ],
);

/** The pictures in the records of stored games, which are kept as long as the game is. */
export const gamePictures = sqliteTable(
  'game_pictures',
  {
    /** The file name in R2: `{hash}.{extension}`. The same picture can be in several folders. */
    name: text('name').notNull(),
    gameId: text('game_id')
      .notNull()
      .references(() => games.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.name, table.gameId] }),
    index('game_pictures_game').on(table.gameId),
  ],
);
