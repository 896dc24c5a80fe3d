import { expect, test } from 'vitest';
import { placeOnSlider } from './place.ts';

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
  const points = pointsOf('Grudgingly', 'It depends on the ingredients', 'Yes');
  expect(placeOnSlider(2.46, points)).toEqual({ kind: 'closest', nearest: 0 });
  expect(placeOnSlider(2.54, points)).toEqual({ kind: 'closest', nearest: 1 });
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
