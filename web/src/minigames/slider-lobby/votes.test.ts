import { expect, test } from 'vitest';
import { placesOfVotes } from './votes.ts';

test('votes that are far apart stand at their values, in one row', () => {
  const { narrow, middle, wide } = placesOfVotes([0.75, 0.25, 0.5], 2);
  const places = [0.75, 0.25, 0.5].map((at) => ({ at: expect.closeTo(at), row: 0, isFree: true }));
  expect([narrow, middle, wide]).toEqual([places, places, places]);
});

test('near ones stand at most 9 px beside their values in the order of these, and equal ones in two rows', () => {
  const [second, first] = placesOfVotes([0.5, 0.475], 2).wide;
  expect([first?.row, second?.row]).toEqual([0, 0]);
  expect(((second?.at ?? 0) - (first?.at ?? 0)) * 780).toBeCloseTo(28);
  expect(placesOfVotes([0.5, 0.5], 2).wide).toEqual([
    { at: 0.5, row: 0, isFree: true },
    { at: 0.5, row: 1, isFree: true },
  ]);
});

test('many at one place overlap', () => {
  const values = Array.from({ length: 8 }, () => 0.5);
  const places = placesOfVotes(values, 2).narrow;
  for (const { at } of places) expect(Math.abs(at - 0.5) * 280).toBeLessThanOrEqual(9.001);
  expect(new Set(places.map(({ row }) => row)).size).toBe(2);
  expect(new Set(placesOfVotes(values, 1).narrow.map(({ row }) => row)).size).toBe(1);
});

test('of numbers in a row that would overlap, only the first one has room', () => {
  const free = (...values: number[]) => placesOfVotes(values, 1).wide.map(({ isFree }) => isFree);
  expect(free(0.2, 0.5, 0.8)).toEqual([true, true, true]);
  expect(free(0.5, 0.5, 0.8)).toEqual([true, false, true]);
});
