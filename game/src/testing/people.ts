import type { Person, Source } from '../model/person.ts';

/** Returns the n-th person of a test, from 1. */
export const person = (n: number): Person => ({
  user: `player-${n}`,
  username: `Player ${n}`,
  avatar: ((n - 1) % 8) + 1,
});

/** Returns where a person joins from: `address` and `browser` stand for hashes. */
export const sourceAt = (address: string, browser: string | null = null): Source => ({
  address: `address-${address}`.padEnd(20, '-'),
  browser: browser && `browser-${browser}`.padEnd(20, '-'),
});

export const people = (count: number): Person[] => Array.from({ length: count }, (_, at) => person(at + 1));
