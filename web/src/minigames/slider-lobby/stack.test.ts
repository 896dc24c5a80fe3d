import { expect, test } from 'vitest';
import { largeFace, stack } from './stack.ts';

test('faces that are far apart stand on the line', () => {
  expect(stack([0, 0.5, 1], 0.1)).toEqual([0, 0, 0]);
});

test('faces at one place stand above each other, a large one below the others', () => {
  const [first, second] = stack([1, 1], 0.1, [1]);
  expect(second).toBe(0);
  expect(first).toBeGreaterThan(1);
  expect(first).toBeLessThan(largeFace);
});

test('many faces at one place overlap, so that their stack is low', () => {
  const levels = stack([0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5], 0.1);
  expect(Math.max(...levels)).toBe(2);
  expect(new Set(levels).size).toBe(8);
});
