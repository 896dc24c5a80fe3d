import { expect, test } from 'vitest';
import { placesOfVotes } from './votes.ts';

const votes = (...values: number[]) => values.map((at) => ({ at, words: null }));

test('votes that are far apart stand at their values, in one row', () => {
  const { narrow, middle, wide } = placesOfVotes(votes(0.75, 0.25, 0.5), 2);
  const places = [0.75, 0.25, 0.5].map((at) => ({ at: expect.closeTo(at), row: 0 }));
  expect([narrow, middle, wide]).toEqual([places, places, places]);
});

test('near ones overlap by a third at most, in the order of their values, and equal ones stand in two rows', () => {
  const [second, first] = placesOfVotes(votes(0.5, 0.475), 1).wide;
  expect([first?.row, second?.row]).toEqual([0, 0]);
  expect(((second?.at ?? 0) - (first?.at ?? 0)) * 780).toBeCloseTo(34);
  expect(placesOfVotes(votes(0.5, 0.5), 2).wide.map(({ at, row }) => [at, row])).toEqual([
    [0.5, 0],
    [0.5, 1],
  ]);
});

test('many at one place stand side by side around it', () => {
  const places = placesOfVotes(votes(...Array.from({ length: 8 }, () => 0.5)), 2).narrow;
  for (const row of [0, 1]) {
    const inRow = places.flatMap((place) => (place.row === row ? place.at * 280 : []));
    expect(inRow).toHaveLength(4);
    expect(Math.max(...inRow) - Math.min(...inRow)).toBeCloseTo(75);
  }
});

test('the words of an own vote have room between the other votes of their row', () => {
  const own = { at: 0.5, words: 'you said' } as const;
  const [before, word, after] = placesOfVotes([...votes(0.48), own, ...votes(0.52)], 1).narrow.map(
    ({ at }) => at * 280,
  );
  expect((word ?? 0) - (before ?? 0)).toBeCloseTo(46);
  expect((after ?? 0) - (word ?? 0)).toBeCloseTo(46);
});

test('the words of an own vote end inside the lane, also if other votes are beside it', () => {
  const at = (value: number) => ({ at: value, words: 'you said' }) as const;
  expect((placesOfVotes([at(0)], 1).narrow[0]?.at ?? 0) * 280).toBeCloseTo(10);
  expect((placesOfVotes([at(1)], 1).narrow[0]?.at ?? 0) * 280).toBeCloseTo(264);
  const crowded = placesOfVotes([...votes(0.95, 0.96, 0.97), at(1)], 1).narrow;
  expect((crowded.at(-1)?.at ?? 0) * 280).toBeCloseTo(264);
  expect(((crowded.at(-1)?.at ?? 0) - (crowded[2]?.at ?? 0)) * 280).toBeCloseTo(46);
});
