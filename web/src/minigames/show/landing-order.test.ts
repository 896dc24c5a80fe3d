import { expect, test } from 'vitest';
import { landingStarts } from './landing-order.ts';

test('the largest group of votes lands first, and the one farthest from it last', () => {
  expect(landingStarts([1, 0, 3, 1])).toEqual([4, 3, 0, 3]);
  expect(landingStarts([1, 3])).toEqual([3, 0]);
});

test('groups of one size land in the order of the scale', () => {
  expect(landingStarts([1, 1, 1])).toEqual([0, 1, 2]);
  expect(landingStarts([2])).toEqual([0]);
  expect(landingStarts([])).toEqual([]);
});
