import { expect, test } from 'vitest';
import { placesOfVotes } from './votes.ts';

/** To two digits. */
const rounded = (places: readonly number[]) => places.map((place) => Math.round(place * 100) / 100);

test('votes that are far apart stand at their values', () => {
  const { narrow, middle, wide } = placesOfVotes([0.9, 0.1, 0.5]);
  for (const places of [narrow, middle, wide]) expect(rounded(places)).toEqual([0.9, 0.1, 0.5]);
});

test('near ones stand beside each other, in the order of their values', () => {
  const [second = 0, first = 0, third = 0] = placesOfVotes([0.5, 0.48, 0.52]).wide;
  expect(rounded([first, second, third])).toEqual([0.4, 0.5, 0.6]);
});

test('many at one end of a short scale have room beside it', () => {
  const places = placesOfVotes(Array.from({ length: 8 }, () => 0)).narrow;
  expect(rounded(places).slice(0, 2)).toEqual([-0.3, -0.09]);
});
