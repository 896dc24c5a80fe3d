import { expect, test } from 'vitest';
import { placeRows } from './place-rows.ts';

const player = (id: string, rank: number, average: number | null = 1) => ({ id, rank, average });

test('each different place has a row, which players share who share the place', () => {
  expect(placeRows([player('a', 1), player('b', 1), player('c', 3), player('d', 4)])).toEqual([
    { rank: 1, ids: ['a', 'b'] },
    { rank: 3, ids: ['c'] },
    { rank: 4, ids: ['d'] },
  ]);
});

test('a player whom no answer placed has no row', () => {
  expect(placeRows([player('a', 1), player('b', 2, null)])).toEqual([{ rank: 1, ids: ['a'] }]);
});
