import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';

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
  },
  (table) => [index('images_folder').on(table.folder, table.position)],
);
