import type { Progress } from './contract.ts';

/** Returns the progress of an answer that has no opinion about `unknown` of `all` that it could have placed. */
export const progressWithout = (unknown: number, all: number, done: number): Progress => ({
  done,
  max: all - unknown,
  ...(unknown > 0 && { unknown }),
});

/** Returns how many there are in all, those that the player does not know included. It is the same for every answer. */
export const allOf = ({ max, unknown = 0 }: Progress): number => max + unknown;
