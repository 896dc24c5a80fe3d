import { expect, test } from 'vitest';
import { labelsOf, lowLabelsOf } from './labels.ts';

const marksOf = (...values: number[]) =>
  values.map((value, index) => ({
    rater: { user: `user-${index}`, username: `Player ${index}`, avatar: 1, seat: null },
    value,
  }));

test('up to five raters have a name each, and the own answer of the rated player is said', () => {
  expect(labelsOf(marksOf(50, 87, 50), 'user-1', 'user-2')).toEqual([
    { name: 'Player 0' },
    { name: 'Player 1', says: 'says 87' },
    { name: 'You' },
  ]);
  expect(labelsOf(marksOf(87), 'user-0', 'user-0')).toEqual([{ name: 'You', says: 'say 87' }]);
});

test('of more raters only the lowest, the highest and the rated player have one', () => {
  expect(labelsOf(marksOf(50, 40, 90, 10, 60, 70), 'user-5', null)).toEqual([
    null,
    null,
    { name: 'Player 2' },
    { name: 'Player 3' },
    null,
    { name: 'Player 5', says: 'says 70' },
  ]);
});

test('in a low row up to five raters have a name each, and of more none', () => {
  expect(lowLabelsOf(marksOf(50, 87), 'user-1', 'user-0')).toEqual([{ name: 'You' }, { name: 'Player 1' }]);
  expect(lowLabelsOf(marksOf(50, 40, 90, 10, 60, 70), 'user-5', null)).toEqual([]);
});
