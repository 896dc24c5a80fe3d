import { expect, test } from 'vitest';
import { boardKey, nextInPool } from './board-keys.ts';

/** Two in the first tier, none in the second, one in the third, three in the tray. */
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
])('%s goes from %s to %s, past empty tiers', (key, from, to) => {
  expect(boardKey(key, from, rows)).toEqual({ does: 'focus', item: to });
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

test('digits place, and Delete, Backspace and 0 take back', () => {
  expect(boardKey('1', 'x', rows)).toEqual({ does: 'put', tier: 0 });
  expect(boardKey('3', 'x', rows)).toEqual({ does: 'put', tier: 2 });
  for (const key of ['Delete', 'Backspace', '0'])
    expect(boardKey(key, 'a', rows)).toEqual({ does: 'put', tier: null });
});

test('with ten tiers 0 is the tenth', () => {
  const ten = [...Array.from({ length: 10 }, () => []), ['x']];
  expect(boardKey('0', 'x', ten)).toEqual({ does: 'put', tier: 9 });
});

test('the tray hands over the next picture, the one before at the end, and none when it is empty', () => {
  expect(nextInPool(['x', 'y', 'z'], 'x')).toBe('y');
  expect(nextInPool(['x', 'y', 'z'], 'z')).toBe('y');
  expect(nextInPool(['x'], 'x')).toBe('x');
});
