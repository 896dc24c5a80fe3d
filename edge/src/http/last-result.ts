/**
 * Returns the last of a batch's results, however many statements come before it. Use it where the statements before it come
 * from functions that may return more of them later.
 */
export const lastResult = <Last>(results: readonly [unknown, ...(readonly unknown[]), Last]): Last =>
  results[results.length - 1] as Last; // the type says that the last element is one
