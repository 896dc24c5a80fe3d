import { expect, test } from 'vitest';
import { hang } from './hang.ts';

test('faces that are far apart hang at their places', () => {
  expect(hang([0, 0.5, 1], 0.1)).toEqual([
    { aside: 0, level: 0 },
    { aside: 0, level: 0 },
    { aside: 0, level: 0 },
  ]);
});

test('the second of two near ones hangs a level lower, in the order of their places', () => {
  const [high, low] = hang([0.52, 0.5], 0.1);
  expect(low).toEqual({ aside: 0, level: 0 });
  expect(high).toEqual({ aside: 0, level: 1 });
});

test('many at one place have two levels, on which three quarters of each are seen', () => {
  const hung = hang(
    Array.from({ length: 8 }, () => 0.5),
    0.05,
  );
  for (const level of [0, 1]) {
    const asides = hung.filter((one) => one.level === level).map(({ aside }) => aside);
    expect(asides).toHaveLength(4);
    for (const [index, aside] of asides.slice(1).entries())
      expect(aside - (asides[index] ?? 0)).toBeCloseTo(0.75);
  }
  expect(hung.reduce((sum, { aside }) => sum + aside, 0)).toBeCloseTo(0);
});

test('none hangs beyond the ends of the line', () => {
  expect(hang([0, 0, 0, 0], 0.1).every(({ aside }) => aside >= 0)).toBe(true);
  expect(hang([1, 1, 1, 1], 0.1).every(({ aside }) => aside <= 0)).toBe(true);
});
