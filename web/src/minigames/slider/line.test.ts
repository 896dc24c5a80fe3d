import { expect, test } from 'vitest';
import { atWidth, partBefore, sideBySide } from './line.ts';

const face = 0.1;

test('faces that are far apart stand at their places', () => {
  expect(sideBySide([0.5, 1, 0], face)).toEqual([0.5, 1, 0]);
});

test('near ones move apart as little as possible, in the order of their places', () => {
  const [high, low] = sideBySide([0.52, 0.5], face);
  expect((high ?? 0) - (low ?? 0)).toBeCloseTo(0.1 * (2 / 3));
  expect(((high ?? 0) + (low ?? 0)) / 2).toBeCloseTo(0.51);
});

test('none stands beyond an end of the line', () => {
  for (const place of [0, 1]) {
    const stands = sideBySide(Array(5).fill(place), face);
    expect(Math.min(...stands)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...stands)).toBeLessThanOrEqual(1);
  }
});

test('of eight at one place two thirds of each are seen, with the place in their middle', () => {
  const stands = sideBySide(Array(8).fill(0.5), 0.18);
  expect(stands.reduce((sum, place) => sum + place, 0) / 8).toBeCloseTo(0.5);
  for (const [index, place] of stands.slice(1).entries())
    expect(place - (stands[index] ?? 0)).toBeCloseTo(0.12);
});

test('a label stands in the middle over its place, and at the ends of the line beside it', () => {
  expect([0, 0.1, 0.3, 0.5, 0.7, 0.9, 1].map(partBefore)).toEqual([0, 0.25, 0.5, 0.5, 0.5, 0.75, 1]);
});

test('a number that differs by the width is a sum of which one term counts, and one that does not is itself', () => {
  expect(atWidth({ narrow: 3, middle: 2, wide: 1 })).toBe(
    'calc(3 * var(--narrow) + 2 * var(--middle) + 1 * var(--wide))',
  );
  expect(atWidth({ narrow: 2, middle: 2, wide: 2 })).toBe(2);
});
