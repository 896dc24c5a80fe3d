import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';

/** Labels of themes. */
export const tags = sqliteTable('tags', {
  id: text('id').primaryKey(),
  name: text('name').notNull(),
  /** Trimmed and lower case: names are unique without regard to case. */
  nameNormalized: text('name_normalized').notNull().unique(),
  category: text('category').notNull(),
  /** Visible only to administrators. */
  adminOnly: integer('admin_only', { mode: 'boolean' }).notNull(),
  color: text('color').notNull(),
});
