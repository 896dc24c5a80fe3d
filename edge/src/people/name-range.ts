import { and, type Column, gte, lt, type SQL } from 'drizzle-orm';

/** Greater than every name that begins with what stands before it. */
const last = '\u{10FFFF}';

/** Whether a column of normalized names begins with a text: a range of its index, so `%`, `_` and quotes mean themselves. */
export const beginsWith = (column: Column, prefix: string): SQL | undefined =>
  and(gte(column, prefix), lt(column, `${prefix}${last}`));
