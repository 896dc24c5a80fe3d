/** The database did not answer in time, or not at all. */
export class DatabaseUnavailable extends Error {
  override name = 'DatabaseUnavailable';
}

/** An error and what caused it, outermost first. */
export function* causesOf(error: unknown): Generator<Error> {
  for (let cause = error; cause instanceof Error; cause = cause.cause) yield cause;
}

/** The column (`table.column`) whose unique index refused a write; null: it was something else. */
export const uniqueViolation = (error: unknown): string | null => {
  for (const { message } of causesOf(error)) {
    const column = message.match(/UNIQUE constraint failed: (\w+\.\w+)/)?.[1];
    if (column !== undefined) return column;
  }
  return null;
};

/** Whether an error comes from a database that is down, hangs or is too busy. */
export const isUnavailable = (error: unknown): boolean =>
  [...causesOf(error)].some(
    (cause) =>
      cause instanceof DatabaseUnavailable ||
      ('code' in cause && String(cause.code).startsWith('SQLITE_BUSY')),
  );
