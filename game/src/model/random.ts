/** A seeded generator (mulberry32). Its whole state is one integer, which rooms can store. */
const nextRandom = (state: number): { value: number; state: number } => {
  const next = (state + 0x6d2b79f5) | 0;
  let mixed = Math.imul(next ^ (next >>> 15), 1 | next);
  mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
  return { value: ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296, state: next };
};

/**
 * Returns a generator that starts with this state. `next` returns numbers in [0, 1); `state` is the state to
 * store afterwards.
 */
export const generator = (from: number): { next: () => number; state: () => number } => {
  let state = from;
  return {
    next: () => {
      const step = nextRandom(state);
      state = step.state;
      return step.value;
    },
    state: () => state,
  };
};

/** Returns a whole number from 0 that depends on the text, and on the hash `from` of what comes before it. */
export const hashOf = (text: string, from = 0): number => {
  let hash = from >>> 0;
  for (const character of text) hash = (hash * 33 + (character.codePointAt(0) ?? 0)) >>> 0;
  return hash;
};

/**
 * Returns `count` random entries of `list` in random order, or all of them if there are fewer. `random`
 * returns numbers in [0, 1).
 */
export const takeRandom = <T>(list: readonly T[], count: number, random: () => number): T[] => {
  const rest = [...list];
  const taken: T[] = [];
  while (taken.length < count && rest.length > 0)
    taken.push(...rest.splice(Math.floor(random() * rest.length), 1));
  return taken;
};
