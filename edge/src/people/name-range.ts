import { and, type Column, gte, lt, type SQL } from 'drizzle-orm';

/** Sorts after every name that begins with the preceding prefix. */
const last = '\u{10FFFF}';

/**
 * SQL condition: true if a column of normalized names begins with `prefix`. It is an index range, so `%`, `_` and
 * quotes have no special meaning.
 */
export const beginsWith = (column: Column, prefix: string): SQL | undefined =>
  and(gte(column, prefix), lt(column, `${prefix}${last}`));
