// @vitest-environment node
import { expect, test } from 'vitest';
import { boardKey, nextInPool } from './board-keys.ts';

/** Two items in the first tier, none in the second, one in the third, three in the pool. */
const rows = [['a', 'b'], [], ['c'], ['x', 'y', 'z']];

test.each([
  ['ArrowRight', 'a', 'b'],
  ['ArrowRight', 'b', 'c'],
  ['ArrowRight', 'c', 'x'],
  ['ArrowLeft', 'x', 'c'],
  ['ArrowDown', 'b', 'c'],
  ['ArrowDown', 'c', 'x'],
  ['ArrowUp', 'z', 'c'],
  ['ArrowUp', 'c', 'a'],
  ['Home', 'z', 'x'],
  ['End', 'x', 'z'],
])('%s moves the focus from %s to %s and skips empty tiers', (key, from, to) => {
  expect(boardKey(key, from, rows)).toEqual({ type: 'focus', item: to });
});

test.each([
  ['ArrowLeft', 'a'],
  ['ArrowRight', 'z'],
  ['ArrowUp', 'b'],
  ['ArrowDown', 'y'],
  ['Home', 'a'],
  ['Enter', 'a'],
  ['4', 'a'],
])('%s does nothing at %s', (key, from) => {
  expect(boardKey(key, from, rows)).toBeNull();
});

test('digits place an item, and Delete, Backspace and 0 remove it', () => {
  expect(boardKey('1', 'x', rows)).toEqual({ type: 'put', tier: 0 });
  expect(boardKey('3', 'x', rows)).toEqual({ type: 'put', tier: 2 });
  for (const key of ['Delete', 'Backspace', '0'])
    expect(boardKey(key, 'a', rows)).toEqual({ type: 'put', tier: null });
});

test('with ten tiers 0 stands for the tenth', () => {
  const ten = [...Array.from({ length: 10 }, () => []), ['x']];
  expect(boardKey('0', 'x', ten)).toEqual({ type: 'put', tier: 9 });
});

test('the next item of the pool is the following one, the previous one at the end, and the item itself if it is the last', () => {
  expect(nextInPool(['x', 'y', 'z'], 'x')).toBe('y');
  expect(nextInPool(['x', 'y', 'z'], 'z')).toBe('y');
  expect(nextInPool(['x'], 'x')).toBe('x');
});
