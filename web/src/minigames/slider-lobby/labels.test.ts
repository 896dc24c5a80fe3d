import { expect, test } from 'vitest';
import { labelsOf } from './labels.ts';

const marksOf = (...values: number[]) =>
  values.map((value, index) => ({
    rater: { user: `user-${index}`, username: `Player ${index}`, avatar: 1, seat: null },
    value,
  }));

test('up to five raters have a name and their value each, and the rated player says it', () => {
  expect(labelsOf(marksOf(50, 87, 50), 'user-1', 'user-2')).toEqual([
    { name: 'Player 0', says: '50' },
    { name: 'Player 1', says: 'says 87' },
    { name: 'You', says: '50' },
  ]);
  expect(labelsOf(marksOf(87), 'user-0', 'user-0')).toEqual([{ name: 'You', says: 'say 87' }]);
});

test('of more raters only the lowest, the highest and the rated player have one', () => {
  expect(labelsOf(marksOf(50, 40, 90, 10, 60, 70), 'user-5', null)).toEqual([
    null,
    null,
    { name: 'Player 2', says: '90' },
    { name: 'Player 3', says: '10' },
    null,
    { name: 'Player 5', says: 'says 70' },
  ]);
});
