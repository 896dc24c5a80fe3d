import { expect, test } from 'vitest';
import { labelsOf } from './labels.ts';

const marksOf = (...values: number[]) =>
  values.map((value, index) => ({
    rater: { user: `user-${index}`, username: `Player ${index}`, avatar: 1, seat: null },
    value,
  }));

test('each rater has a name and a value, and the rated player says it', () => {
  expect(labelsOf(marksOf(50, 87, 50), 'user-1', 'user-2')).toEqual([
    { name: 'Player 0', says: '50', isOwn: false, isMinor: false },
    { name: 'Player 1', says: 'says 87', isOwn: true, isMinor: false },
    { name: 'You', says: '50', isOwn: false, isMinor: false },
  ]);
  expect(labelsOf(marksOf(87), 'user-0', 'user-0')).toEqual([
    { name: 'You', says: 'say 87', isOwn: true, isMinor: false },
  ]);
});

test('of more than four raters only the lowest, the highest and the rated player have a label on short lines', () => {
  const labels = labelsOf(marksOf(50, 40, 90, 10, 60, 70), 'user-5', null);
  expect(labels.map((label) => label?.isMinor)).toEqual([true, true, false, false, true, false]);
  expect(labels.map((label) => label?.says)).toEqual(['50', '40', '90', '10', '60', 'says 70']);
});
