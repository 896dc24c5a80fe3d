import { expect, test } from 'vitest';
import { averagePlaces } from './average-place.ts';

test.each([
  ['no decimals where whole numbers differ', [1, 2.4, 3.75], ['1', '2', '4']],
  ['one decimal where whole numbers are equal', [2.25, 2.5, 2.5, 2.75], ['2.3', '2.5', '2.5', '2.8']],
  ['two decimals where one is not enough', [2.24, 2.21, 3], ['2.24', '2.21', '3.00']],
  ['no decimals for equal averages', [1.5, 1.5, 3], ['2', '2', '3']],
])('average places have %s', (_, averages, texts) => {
  expect(averages.map(averagePlaces(averages))).toEqual(texts);
});

test('an item that nobody placed has no average place', () => {
  expect(averagePlaces([null, 1.4, 1.6])(1.4)).toBe('1');
});
