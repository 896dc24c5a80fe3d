import { sql } from 'drizzle-orm';

/**
 * The database's own time in epoch ms, for timestamps that are compared with each other. A request reads its own time
 * before it waits for the write lock, so a later write could have an earlier request time.
 */
export const databaseNow = sql<number>`cast(unixepoch('subsec') * 1000 as integer)`;
