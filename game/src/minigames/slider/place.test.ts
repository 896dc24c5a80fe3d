import { expect, test } from 'vitest';
import { fieldsOf, placeOnSlider } from './place.ts';

const pointsOf = (...names: string[]) => names.map((name) => ({ name }));

test('a value between two points is between their names if both are short', () => {
  expect(placeOnSlider(4, pointsOf('Barely', 'Grudgingly'))).toEqual({
    kind: 'between',
    nearest: 0,
    low: 0,
    high: 1,
  });
});

test('a value between two points is closest to the nearer one if one of the names is long', () => {
  for (const points of [pointsOf('Napkins', 'Fork'), pointsOf('Barely', 'Quite a lot')]) {
    expect(placeOnSlider(4, points)).toEqual({ kind: 'closest', nearest: 0 });
    expect(placeOnSlider(6, points)).toEqual({ kind: 'closest', nearest: 1 });
  }
});

test('the nearer one of two points is that of the value itself, not of its decimal', () => {
  const points = pointsOf('A', 'B', 'C');
  expect([2.46, 2.54].map((value) => placeOnSlider(value, points).nearest)).toEqual([0, 1]);
});

test('a value at the border of two fields is between their names, if each has room in several lines', () => {
  const points = pointsOf(
    'Grudgingly',
    'It depends on the ingredients',
    'By the letter and not one step further',
  );
  const between = { kind: 'between', low: 0, high: 1 };
  expect(placeOnSlider(2.2, points)).toEqual({ ...between, nearest: 0 });
  expect(placeOnSlider(2.8, points)).toEqual({ ...between, nearest: 1 });
  expect(placeOnSlider(2.1, points)).toEqual({ kind: 'closest', nearest: 0 });
  expect(placeOnSlider(7.4, points)).toEqual({ kind: 'closest', nearest: 1 });
});

test('a value is in one field, or in none of two at their border', () => {
  const fieldsIn = (count: number, ...values: number[]) => values.map((value) => fieldsOf(value, count));
  // Borders are at 1.25, 3.75, 6.25 and 8.75.
  expect(fieldsIn(5, 0, 3.4, 3.5, 3.8, 4, 4.1, 10)).toEqual([[0], [1], [1, 2], [1, 2], [1, 2], [2], [4]]);
  // Narrow fields have narrow borders, here at 5.
  expect(fieldsIn(10, 4.8, 4.9, 5, 5.1, 5.2)).toEqual([[4], [4, 5], [4, 5], [4, 5], [5]]);
});

test('a value at or near a point is not closest to it, however long the names are', () => {
  const points = pointsOf('Grudgingly', 'It depends on the ingredients');
  expect([0.2, 2, 8, 10].map((value) => placeOnSlider(value, points).kind)).toEqual([
    'at',
    'past',
    'before',
    'at',
  ]);
});
