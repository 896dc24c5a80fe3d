import load, { type computeHash } from 'argon2id/lib/setup.js';

/** The lowest cost that argon2id allows for one lane: 8 KiB. */
const lowest = { memorySize: 8, passes: 1 } as const;

let isReal = false;

/**
 * From now on, hashes have the cost that the caller requests, until `useCheapPasswords`. For tests of that cost.
 */
export const useRealPasswords = (): void => {
  isReal = true;
};

/** Undoes `useRealPasswords`. */
export const useCheapPasswords = (): void => {
  isReal = false;
};

/**
 * The tests' replacement of argon2id (`vitest.config.ts`). Hashing at the real cost takes a tenth of the API tests' processor
 * time. The parameters that are stored with a hash stay the real ones.
 */
const loadCheap = async (...modules: Parameters<typeof load>): Promise<computeHash> => {
  const compute = await load(...modules);
  return (parameters) => compute(isReal ? parameters : { ...parameters, ...lowest });
};
export default loadCheap;
