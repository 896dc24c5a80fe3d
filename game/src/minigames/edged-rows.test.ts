import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { edgedRows } from './edged-rows.ts';
import { ranked } from './ranking.ts';

const placesOf = (points: readonly number[], average = 1) =>
  ranked(
    points.map((amount, at) => ({ id: `item-${at}`, amount, average })),
    ({ amount }) => amount,
  );
const counts = (points: readonly number[], rows: number, answers = 4) =>
  edgedRows(placesOf(points), { rows, answers }).map(({ length }) => length);

describe('the rows of the group’s board', () => {
  test('hold more in the middle than at the edges', () => {
    expect(
      counts(
        Array.from({ length: 14 }, (_, at) => 20 - at),
        5,
      ),
    ).toEqual([2, 3, 4, 3, 2]);
    expect(counts([6, 5, 4, 3, 2, 1], 3)).toEqual([2, 2, 2]);
    expect(counts([3, 2, 1], 5)).toEqual([1, 0, 1, 0, 1]);
  });

  test('keep equal ranks together', () => {
    expect(counts([9, 9, 9, 5, 1], 5)).toEqual([3, 0, 0, 1, 1]);
    expect(counts([9, 5, 5, 5, 5, 1], 3)).toEqual([1, 4, 1]);
  });

  test('are those of the averages with one answer, or if all ranks are equal', () => {
    expect(counts([3, 2, 1], 3, 1)).toEqual([0, 3, 0]);
    expect(counts([2, 2, 2], 3)).toEqual([0, 3, 0]);
    expect(counts([4], 5)).toEqual([0, 1, 0, 0, 0]);
  });

  test('leave out items that no answer placed', () => {
    const places = placesOf([2, 1]).concat({ id: 'none', amount: 0, average: 1, rank: 3 });
    const rows = edgedRows(
      places.map((place) => ({ ...place, average: place.id === 'none' ? null : 1 })),
      { rows: 3, answers: 2 },
    );
    expect(rows).toEqual([['item-0'], [], ['item-1']]);
  });

  test('hold every item once in the order of the ranks, the best in the first and the last in the last row', () => {
    fc.assert(
      fc.property(
        fc.array(fc.nat({ max: 12 }), { minLength: 1, maxLength: 60 }),
        fc.integer({ min: 2, max: 10 }),
        (points, rows) => {
          const places = placesOf(points);
          const shown = edgedRows(places, { rows, answers: 3 });
          expect(shown).toHaveLength(rows);
          expect(shown.flat()).toEqual(places.map(({ id }) => id));
          if (new Set(points).size < 2) return;
          expect(shown[0]).toContain(places[0]?.id);
          expect(shown.at(-1)).toContain(places.at(-1)?.id);
        },
      ),
    );
  });
});
