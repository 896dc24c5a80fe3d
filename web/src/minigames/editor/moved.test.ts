// @vitest-environment node
import { expect, test } from 'vitest';
import { moved, movedTogether } from './moved.ts';

test('moves an entry to another place', () => {
  expect(moved(['a', 'b', 'c'], 0, 2)).toEqual(['b', 'c', 'a']);
  expect(moved(['a', 'b', 'c'], 2, 0)).toEqual(['c', 'a', 'b']);
  expect(moved(['a'], 4, 0)).toEqual(['a']);
});

test.each([
  ['to the start', 3, 0, 'bdace'],
  ['to the end', 1, 4, 'acebd'],
  ['between others', 3, 2, 'abdce'],
])('several entries move together %s, in their order', (_, from, to, result) => {
  const isMoving = (letter: string) => letter === 'b' || letter === 'd';
  expect(movedTogether([...'abcde'], isMoving, from, to).join('')).toBe(result);
});
