import { expect, test } from 'vitest';
import { chapterOf } from './chapter.ts';

test('a long show goes from the bottom to the top five, and names the last two places', () => {
  expect([16, 6, 5, 3, 2, 1].map((rank) => chapterOf(rank, 16, false))).toEqual([
    'From the bottom',
    'From the bottom',
    'The top five',
    'The top five',
    'Number two',
    'Number one',
  ]);
});

test('a show of five or fewer has no top five', () => {
  expect([3, 2, 1].map((rank) => chapterOf(rank, 3, false))).toEqual([
    'From the bottom',
    'Number two',
    'Number one',
  ]);
  expect(chapterOf(5, 5, false)).toBe('From the bottom');
});

test('a player is never from the bottom', () => {
  expect(chapterOf(4, 4, true)).toBeNull();
  expect(chapterOf(7, 8, true)).toBeNull();
  expect(chapterOf(5, 8, true)).toBe('The top five');
});
