import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';

/**
 * Whose suspension outlives their deleted account: keyed hashes of its address and of who they are at providers, nothing
 * else about them. Swept when the suspension is over.
 */
export const suspendedIdentities = sqliteTable(
  'suspended_identities',
  {
    /** See edge/src/auth/suspended-identities.ts. */
    hash: text('hash').primaryKey(),
    until: integer('until', { mode: 'timestamp_ms' }).notNull(),
    /** As they were told it. */
    reason: text('reason').notNull(),
  },
  (table) => [index('suspended_identities_until').on(table.until)],
);
