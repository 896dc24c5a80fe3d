// @vitest-environment node
import { expect, test } from 'vitest';
import { phonePlaces } from './phone-seats.ts';

test.each([2, 3, 4, 5, 6, 7, 8])('%i seats have different places, the own one at the bottom', (seats) => {
  const places = phonePlaces(seats);
  expect(places).toHaveLength(seats);
  expect(new Set(places.map(({ column, row }) => `${column} ${row}`)).size).toBe(seats);
  expect(places[0]).toEqual({ column: 0, row: 1 });
});

test.each([3, 4, 5, 6, 7, 8])('%i seats stand on both sides alike', (seats) => {
  const places = phonePlaces(seats);
  const mirrored = places.map(({ column, row }) => `${column === 0 ? 0 : -column} ${row}`);
  expect(mirrored.toSorted()).toEqual(places.map(({ column, row }) => `${column} ${row}`).toSorted());
});
