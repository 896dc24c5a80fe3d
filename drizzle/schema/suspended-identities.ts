import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';

/**
 * Suspensions of deleted accounts: keyed hashes of the email address and of the ids at providers, and no other data.
 * Deleted when the suspension ends.
 */
export const suspendedIdentities = sqliteTable(
  'suspended_identities',
  {
    /** See edge/src/auth/suspensions/suspended-identities.ts. */
    hash: text('hash').primaryKey(),
    until: integer('until', { mode: 'timestamp_ms' }).notNull(),
    /** The reason that the user saw. */
    reason: text('reason').notNull(),
  },
  (table) => [index('suspended_identities_until').on(table.until)],
);
