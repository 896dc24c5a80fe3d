import { sql } from 'drizzle-orm';

/**
 * The database's own time in epoch ms, for what one statement compares with another's: a request's time was read before it
 * waited for its turn, so that of two at once the later one may carry the earlier time.
 */
export const databaseNow = sql<number>`cast(unixepoch('subsec') * 1000 as integer)`;
