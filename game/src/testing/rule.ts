/** Throws the broken rule's sentence. */
export const rule = (holds: boolean, sentence: string): void => {
  if (!holds) throw new Error(`Broken: ${sentence}`);
};

/** True if JSON makes the same of both. */
export const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);
