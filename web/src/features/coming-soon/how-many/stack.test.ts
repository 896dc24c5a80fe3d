import { expect, test } from 'vitest';
import { stack } from './stack.ts';

test('faces that are far apart stand on the line', () => {
  expect(stack([0, 0.5, 1], 0.1)).toEqual([0, 0, 0]);
});

test('faces at one place and near ones stand above each other, the lowest value on the line', () => {
  expect(stack([0.55, 0.5, 0.5], 0.1)).toEqual([2, 0, 1]);
});

test('many faces at one place overlap, so that their stack is low', () => {
  const levels = stack([0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5], 0.1);
  expect(Math.max(...levels)).toBeLessThan(6);
  expect(new Set(levels).size).toBe(8);
});
