/** Throws an error with `sentence` unless the rule holds. */
export const rule = (holds: boolean, sentence: string): void => {
  if (!holds) throw new Error(`Broken: ${sentence}`);
};

/**
 * Returns true if both values have the same JSON. Does not write it: states share most of their parts, and identical parts
 * are not compared.
 */
export const same = (a: unknown, b: unknown): boolean => {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  const others = writtenEntries(b);
  const entries = writtenEntries(a);
  return (
    entries.length === others.length &&
    entries.every(([key, value], index) => key === others[index]?.[0] && same(value, others[index][1]))
  );
};

/** The entries that JSON contains, in its order. */
const writtenEntries = (value: object): [string, unknown][] =>
  Object.entries(value).filter(([, part]) => part !== undefined);
