import { expect, test } from 'vitest';
import { patter, patterOf } from './patter.ts';

test('there are at least sixteen different short lines', () => {
  expect(new Set(patter).size).toBe(patter.length);
  expect(patter.length).toBeGreaterThanOrEqual(16);
  for (const text of patter) expect(text).toMatch(/^[A-Z].{4,30}\.$/);
});

test('one of the thinking players speaks, the same on all screens', () => {
  const said = patterOf('game 2', ['kim', 'sam', 'robin']);
  expect(['kim', 'sam', 'robin']).toContain(said?.user);
  expect(patterOf('game 2', ['robin', 'kim', 'sam'])).toEqual(said);
  expect(patterOf('game 2', [])).toBeNull();
});

test('a player has one line in a round, and another round has other lines', () => {
  expect(patterOf('game 2', ['kim'])).toEqual(patterOf('game 2', ['kim']));
  const texts = Array.from({ length: 20 }, (_, round) => patterOf(`game ${round}`, ['kim'])?.text);
  expect(new Set(texts).size).toBeGreaterThan(8);
});
