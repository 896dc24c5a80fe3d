import { expect, test } from 'vitest';
import { besides, headingEnds, labelSides } from './guess-places.ts';

test('guesses that are far apart stand below their values', () => {
  const places = besides([0.9, 0.1, 0.5].map((at) => ({ at, isBest: false })));
  for (const { narrow, middle, wide } of places)
    for (const beside of [narrow, middle, wide]) expect(beside).toBeCloseTo(0);
});

test('of eight equal guesses none covers another, and none leaves the line', () => {
  const guesses = Array.from({ length: 8 }, () => ({ at: 0.05, isBest: false }));
  const places = besides(guesses)
    .map(({ narrow }) => 0.05 + narrow)
    .toSorted((one, other) => one - other);
  expect(places[0]).toBeGreaterThanOrEqual(0);
  expect(places.at(-1)).toBeLessThanOrEqual(1);
  for (const [index, place] of places.slice(1).entries())
    expect(place - (places[index] ?? 0)).toBeGreaterThan(0.1);
});

test('the label stands away from the average, and where it has room', () => {
  expect(labelSides(0.5, 0.3)).toEqual({ narrow: 1, middle: 1, wide: 1 });
  expect(labelSides(0.45, 0.7)).toEqual({ narrow: 1, middle: -1, wide: -1 });
  expect(labelSides(0, 0.7)).toEqual({ narrow: 1, middle: 1, wide: 1 });
  expect(labelSides(1, 0.7)).toEqual({ narrow: -1, middle: -1, wide: -1 });
});

test('the heading leaves its place to the large face and its label', () => {
  const endOf = (at: number, mean: number) => headingEnds(at, labelSides(at, mean));
  expect(endOf(0, 0.5)).toEqual({ narrow: 1, middle: 1, wide: 1 });
  expect(endOf(0.45, 0.7)).toEqual({ narrow: 0, middle: 1, wide: 0 });
  expect(endOf(0.9, 0.5)).toEqual({ narrow: 0, middle: 0, wide: 0 });
});
