import { expect, test } from 'vitest';
import { chapterOf } from './chapter.ts';

const item = (rank: number) => ({ rank, isShared: false, isLast: rank === 1, isPlayer: false });
const player = (rank: number) => ({ rank, isShared: false, isLast: rank === 1, isPlayer: true });

test('a long show goes from the bottom to the top five, and names the last two places', () => {
  expect([16, 9, 8, 6, 5, 3, 2, 1].map((rank) => chapterOf(item(rank), 16))).toEqual([
    'Starting at the bottom',
    '9th place',
    '8th place',
    '6th place',
    'The top five',
    'The top five',
    'Number two',
    'Number one',
  ]);
});

test('a show of five or fewer has no top five', () => {
  expect([3, 2, 1].map((rank) => chapterOf(item(rank), 3))).toEqual([
    'Starting at the bottom',
    'Number two',
    'Number one',
  ]);
  expect(chapterOf(item(5), 5)).toBe('Starting at the bottom');
});

test('only the last step can be number one', () => {
  expect(chapterOf({ ...item(1), isShared: true }, 8)).toBe('Shared first');
  expect(chapterOf({ ...item(1), isShared: true, isLast: false }, 8)).toBe('Number one, so far');
  expect(chapterOf({ ...player(2), isShared: true }, 8)).toBe('Shared second');
});

test('a player is never at the bottom', () => {
  expect(chapterOf(player(4), 4)).toBeNull();
  expect(chapterOf(player(7), 8)).toBeNull();
  expect(chapterOf(player(5), 8)).toBe('The top five');
});
