import { expect, test } from 'vitest';
import { placesOfVotes } from './votes.ts';

test('votes that are far apart stand at their values, in one row', () => {
  const { narrow, middle, wide } = placesOfVotes([0.75, 0.25, 0.5], 2);
  const places = [0.75, 0.25, 0.5].map((at) => ({ at: expect.closeTo(at), row: 0, hasRoom: true }));
  expect([narrow, middle, wide]).toEqual([places, places, places]);
});

test('near ones overlap by a third at most, in the order of their values, and equal ones stand in two rows', () => {
  const [second, first] = placesOfVotes([0.5, 0.475], 1).wide;
  expect([first?.row, second?.row]).toEqual([0, 0]);
  expect(((second?.at ?? 0) - (first?.at ?? 0)) * 780).toBeCloseTo(30);
  expect(placesOfVotes([0.5, 0.5], 2).wide.map(({ at, row }) => [at, row])).toEqual([
    [0.5, 0],
    [0.5, 1],
  ]);
});

test('many at one place stand side by side around it', () => {
  const places = placesOfVotes(
    Array.from({ length: 8 }, () => 0.5),
    2,
  ).narrow;
  for (const row of [0, 1]) {
    const inRow = places.flatMap((place) => (place.row === row ? place.at * 280 : []));
    expect(inRow).toHaveLength(4);
    expect(Math.max(...inRow) - Math.min(...inRow)).toBeCloseTo(75);
  }
});

test('there is room for words where no other vote in the row and no end of the scale is near', () => {
  const room = (...values: number[]) => placesOfVotes(values, 1).wide.map(({ hasRoom }) => hasRoom);
  expect(room(0.2, 0.5, 0.8)).toEqual([true, true, true]);
  expect(room(0.5, 0.56, 0.8)).toEqual([false, false, true]);
  expect(room(0.5, 1)).toEqual([true, false]);
});
