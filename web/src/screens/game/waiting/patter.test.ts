import { expect, test } from 'vitest';
import { patter, patterOf } from './patter.ts';

test('there are at least 24 different short lines', () => {
  expect(new Set(patter).size).toBe(patter.length);
  expect(patter.length).toBeGreaterThanOrEqual(24);
  for (const text of patter) expect(text).toMatch(/^[A-Z].{4,30}\.$/);
});

test('one of the thinking players speaks, the same on all screens', () => {
  const said = patterOf('game 2', ['kim', 'sam', 'robin'], 0);
  expect(['kim', 'sam', 'robin']).toContain(said?.user);
  expect(patterOf('game 2', ['robin', 'kim', 'sam'], 0)).toEqual(said);
  expect(patterOf('game 2', [], 0)).toBeNull();
});

test('each turn has another line and another speaker, and another round another order', () => {
  const textsOf = (round: string) => patter.map((_, turn) => patterOf(round, ['kim', 'sam'], turn)?.text);
  expect(new Set(textsOf('game 2')).size).toBe(patter.length);
  expect(textsOf('game 3')).not.toEqual(textsOf('game 2'));
  const users = [0, 1].map((turn) => patterOf('game 2', ['kim', 'sam'], turn)?.user);
  expect(users.toSorted()).toEqual(['kim', 'sam']);
});
