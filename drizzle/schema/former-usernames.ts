import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { users } from './users.ts';

/** Names that accounts had before. A name is reserved for its last owner for a while. Rows stay until the account is deleted. */
export const formerUsernames = sqliteTable(
  'former_usernames',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    username: text('username').notNull(),
    usernameNormalized: text('username_normalized').notNull(),
    /** The same for all names that look alike: see game/src/accounts/lookalikes.ts. */
    skeleton: text('skeleton').notNull(),
    /** When the account got another name. */
    changedAt: integer('changed_at', { mode: 'timestamp_ms' }).notNull(),
    reservedUntil: integer('reserved_until', { mode: 'timestamp_ms' }).notNull(),
  },
  (table) => [
    index('former_usernames_user').on(table.userId),
    index('former_usernames_name').on(table.usernameNormalized),
    index('former_usernames_skeleton').on(table.skeleton),
  ],
);
