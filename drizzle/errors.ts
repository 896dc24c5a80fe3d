/** The database did not respond in time or could not be reached. */
export class DatabaseUnavailable extends Error {
  override name = 'DatabaseUnavailable';
}

/** Yields an error and its causes, outermost first. */
export function* causesOf(error: unknown): Generator<Error> {
  for (let cause = error; cause instanceof Error; cause = cause.cause) yield cause;
}

/** Returns the column (`table.column`) whose unique index rejected a write; null for another error. */
export const uniqueViolation = (error: unknown): string | null => {
  for (const { message } of causesOf(error)) {
    const column = message.match(/UNIQUE constraint failed: (\w+\.\w+)/)?.[1];
    if (column !== undefined) return column;
  }
  return null;
};

/** Returns true if another write held the lock of the database for too long. Nothing was written. */
export const isLocked = (error: unknown): boolean =>
  [...causesOf(error)].some((cause) => 'code' in cause && String(cause.code).startsWith('SQLITE_BUSY'));

/** Returns true if the database is down, does not respond or is too busy. */
export const isUnavailable = (error: unknown): boolean =>
  isLocked(error) || [...causesOf(error)].some((cause) => cause instanceof DatabaseUnavailable);
