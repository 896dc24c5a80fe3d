import { expect, test } from 'vitest';
import { atWidth, sideBySide } from './line.ts';

const apart = 0.1;

test('faces that are far apart stand at their places', () => {
  expect(sideBySide([0.5, 1, 0], apart)).toEqual([0.5, 1, 0]);
});

test('near ones move apart as little as possible, in the order of their places', () => {
  const [high, low] = sideBySide([0.52, 0.5], apart);
  expect((high ?? 0) - (low ?? 0)).toBeCloseTo(0.1);
  expect(((high ?? 0) + (low ?? 0)) / 2).toBeCloseTo(0.51);
});

test('each has its own width', () => {
  const [first, second, third] = sideBySide([0.5, 0.5, 0.5], [0.2, 0.1, 0.1]);
  expect((second ?? 0) - (first ?? 0)).toBeCloseTo(0.15);
  expect((third ?? 0) - (second ?? 0)).toBeCloseTo(0.1);
});

test('none stands beyond an end of the line', () => {
  for (const place of [0, 1]) {
    const stands = sideBySide(Array(5).fill(place), apart);
    expect(Math.min(...stands)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...stands)).toBeLessThanOrEqual(1);
  }
});

test('eight at one place are as far apart as they have to be, with the place in their middle', () => {
  const stands = sideBySide(Array(8).fill(0.5), 0.12);
  expect(stands.reduce((sum, place) => sum + place, 0) / 8).toBeCloseTo(0.5);
  for (const [index, place] of stands.slice(1).entries())
    expect(place - (stands[index] ?? 0)).toBeCloseTo(0.12);
});

test('a number that differs by the width is a sum of which one term counts, and one that does not is itself', () => {
  expect(atWidth({ narrow: 3, middle: 2, wide: 1 })).toBe(
    'calc(3 * var(--narrow) + 2 * var(--middle) + 1 * var(--wide))',
  );
  expect(atWidth({ narrow: 2, middle: 2, wide: 2 })).toBe(2);
});
