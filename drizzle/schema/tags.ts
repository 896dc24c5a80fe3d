import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';

/** Labels of themes. */
export const tags = sqliteTable('tags', {
  id: text('id').primaryKey(),
  name: text('name').notNull(),
  /** Trimmed and lower case: names are told apart without regard to case. */
  nameNormalized: text('name_normalized').notNull().unique(),
  category: text('category').notNull(),
  /** Seen by administrators alone. */
  adminOnly: integer('admin_only', { mode: 'boolean' }).notNull(),
  color: text('color').notNull(),
});
