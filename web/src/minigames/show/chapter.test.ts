import { expect, test } from 'vitest';
import { chapterOf } from './chapter.ts';

const item = (rank: number) => ({ rank, sharedWith: [], isLast: rank === 1, isPlayer: false });
const player = (rank: number) => ({ rank, sharedWith: [], isLast: rank === 1, isPlayer: true });

test('a place is said with their number, and the last two have names', () => {
  expect([16, 9, 8, 6, 5, 3, 2, 1].map((rank) => chapterOf(item(rank), 16))).toEqual([
    '16th of 16',
    '9th of 16',
    '8th of 16',
    '6th of 16',
    '5th of 16',
    '3rd of 16',
    'Number two',
    'Number one',
  ]);
});

test('only the last step can be number one', () => {
  expect(chapterOf({ ...item(1), sharedWith: ['Tea'] }, 8)).toBe('Highest score, with Tea');
  expect(chapterOf({ ...player(1), sharedWith: ['you', 'Kim'] }, 8)).toBe('Highest score, with you and Kim');
  expect(chapterOf({ ...item(1), sharedWith: ['A sentence that is far too long for one line'] }, 8)).toBe(
    'Shared first',
  );
  expect(chapterOf({ ...item(1), sharedWith: ['Tea'], isLast: false }, 8)).toBe('Number one, so far');
  expect(chapterOf({ ...player(2), sharedWith: ['Kim'] }, 8)).toBe('Shared second');
});

test('a player is never at the bottom', () => {
  expect(chapterOf(player(4), 4)).toBeNull();
  expect(chapterOf(player(7), 8)).toBeNull();
  expect(chapterOf(player(5), 8)).toBe('The top five');
  expect(chapterOf(player(5), 5)).toBeNull();
});
