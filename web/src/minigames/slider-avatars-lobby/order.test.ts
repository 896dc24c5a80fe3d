import { expect, test } from 'vitest';
import { putAt } from './order.ts';

const row = ['a', 'b', 'c'];

test('a newcomer goes in between, and the better ones move up', () => {
  expect(putAt(row, 'x', 1)).toEqual(['a', 'x', 'b', 'c']);
});

test('beyond the end is the end', () => {
  expect(putAt(row, 'x', 7)).toEqual(['a', 'b', 'c', 'x']);
  expect(putAt(row, 'a', 7)).toEqual(['b', 'c', 'a']);
});

test('who is in the row moves to the place', () => {
  expect(putAt(row, 'a', 2)).toEqual(['b', 'c', 'a']);
  expect(putAt(row, 'c', 0)).toEqual(['c', 'a', 'b']);
});

test('out of the row', () => {
  expect(putAt(row, 'b', null)).toEqual(['a', 'c']);
});

test('the row stays the same where nothing moves', () => {
  expect(putAt(row, 'b', 1)).toBe(row);
  expect(putAt(row, 'x', null)).toBe(row);
});
