// @vitest-environment node
import { expect, test } from 'vitest';
import { spreadOut } from './spread.ts';

test('positions that are far enough apart stay the same', () => {
  expect(spreadOut([0.2, 0.9, 0.5], 0.1)).toEqual([0.2, 0.9, 0.5]);
});

test('equal positions are moved apart', () => {
  const [one = 0, other = 0] = spreadOut([0.5, 0.5], 0.1);
  expect(Math.abs(one - other)).toBeCloseTo(0.1);
});

test('all positions stay within 0 and 1', () => {
  const spread = spreadOut([1, 1, 1, 0, 0.01], 0.2);
  for (const at of spread) {
    expect(at).toBeGreaterThanOrEqual(0);
    expect(at).toBeLessThanOrEqual(1);
  }
  const sorted = spread.toSorted((a, b) => a - b);
  sorted.slice(1).forEach((at, index) => {
    expect(at - (sorted[index] ?? 0)).toBeGreaterThanOrEqual(0.2 - 1e-9);
  });
});

test('positions that do not fit are spread evenly over the line', () => {
  expect(spreadOut([0.5, 0.5, 0.5], 0.9)).toEqual([0, 0.5, 1]);
});
