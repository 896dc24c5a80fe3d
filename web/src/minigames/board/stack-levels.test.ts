// @vitest-environment node
import { expect, test } from 'vitest';
import { stackLevels } from './stack-levels.ts';

test('equal positions are stacked in their order', () => {
  expect(stackLevels([5, 5, 5, 5], 0.4)).toEqual([0, 1, 2, 3]);
});

test('positions that are far enough apart are all on the line', () => {
  expect(stackLevels([2, 9, 5], 0.4)).toEqual([0, 0, 0]);
});

test('the levels are those of the sorted positions, returned in the original order', () => {
  expect(stackLevels([5.2, 9, 5, 9.1], 0.4)).toEqual([1, 0, 0, 1]);
});

test('a stack ends where the distance from its lowest position is reached', () => {
  expect(stackLevels([0, 0.3, 0.5], 0.4)).toEqual([0, 1, 0]);
});
