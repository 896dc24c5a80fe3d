import type { Person } from '../model/person.ts';

/** Returns the n-th person of a test, from 1. */
export const person = (n: number): Person => ({
  user: `player-${n}`,
  username: `Player ${n}`,
  avatar: ((n - 1) % 8) + 1,
});

export const people = (count: number): Person[] => Array.from({ length: count }, (_, at) => person(at + 1));
