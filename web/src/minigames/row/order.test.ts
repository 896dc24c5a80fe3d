// @vitest-environment node
import { expect, test } from 'vitest';
import { freePlaceFrom, putAt } from './order.ts';

const row = ['a', 'b', 'c'];

test('a player stays at the place where they are put, also in an empty row', () => {
  expect(putAt([], 'x', 3, 4)).toEqual([null, null, null, 'x']);
  expect(putAt([null, null, null, 'x'], 'y', 1, 4)).toEqual([null, 'y', null, 'x']);
});

test('the player at the target place moves towards the nearest free place', () => {
  expect(putAt(row, 'x', 1, 4)).toEqual(['a', 'x', 'b', 'c']);
  expect(putAt([null, 'a', 'b'], 'x', 2, 4)).toEqual([null, 'a', 'x', 'b']);
  expect(putAt([null, 'a', 'b', 'c'], 'x', 3, 4)).toEqual(['a', 'b', 'c', 'x']);
});

test('a player in the row moves to the target place', () => {
  expect(putAt(row, 'a', 2, 3)).toEqual(['b', 'c', 'a']);
  expect(putAt(row, 'c', 0, 3)).toEqual(['c', 'a', 'b']);
});

test('adjacent players swap places, even if there is a free place next to them', () => {
  expect(putAt(['a', 'b'], 'a', 1, 3)).toEqual(['b', 'a']);
  expect(putAt([null, 'a', 'b'], 'b', 1, 3)).toEqual([null, 'b', 'a']);
});

test('when a player leaves the row the others keep their places', () => {
  expect(putAt(row, 'b', null, 3)).toEqual(['a', null, 'c']);
  expect(putAt(row, 'c', null, 3)).toEqual(['a', 'b']);
});

test('the row stays the same when nothing moves', () => {
  expect(putAt(row, 'b', 1, 3)).toBe(row);
  expect(putAt(row, 'x', null, 4)).toBe(row);
});

test('the next free place is the next better one, or else the first', () => {
  expect(freePlaceFrom([], 1, 3)).toBe(1);
  expect(freePlaceFrom([null, 'b'], 1, 3)).toBe(2);
  expect(freePlaceFrom([null, 'b', 'c'], 1, 3)).toBe(0);
  expect(freePlaceFrom(row, 0, 3)).toBe(-1);
});
