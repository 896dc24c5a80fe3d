/** Throws an error with `sentence` unless the rule holds. */
export const rule = (holds: boolean, sentence: string): void => {
  if (!holds) throw new Error(`Broken: ${sentence}`);
};

/** Returns true if both values have the same JSON. */
export const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);
