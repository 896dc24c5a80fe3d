import { expect, test } from 'vitest';
import { chapterOf, sharingText } from './chapter.ts';

const item = (rank: number) => ({ rank, sharedWith: [], isOpen: false, isPlayer: false });
const player = (rank: number) => ({ rank, sharedWith: [], isOpen: false, isPlayer: true });

test('a place is said with their number, and the first two without', () => {
  expect([16, 9, 8, 6, 5, 3, 2, 1].map((rank) => chapterOf(item(rank), 16))).toEqual([
    'Last',
    '9th of 16',
    '8th of 16',
    '6th of 16',
    '5th of 16',
    '3rd of 16',
    '2nd',
    '1st',
  ]);
});

test('who shares one of the first two places is said once all of them have been shown', () => {
  expect(chapterOf({ ...item(1), sharedWith: ['Tea'] }, 8)).toBe('1st, level with Tea');
  expect(chapterOf({ ...player(1), sharedWith: ['you', 'Kim'] }, 8)).toBe('1st, level with you and Kim');
  expect(chapterOf({ ...item(1), sharedWith: ['A sentence that is far too long for one line'] }, 8)).toBe(
    'Shared 1st',
  );
  expect(chapterOf({ ...item(1), sharedWith: ['Tea'], isOpen: true }, 8)).toBe('1st');
  expect(chapterOf({ ...item(2), sharedWith: ['Tea'], isOpen: true }, 8)).toBe('2nd');
  expect(chapterOf({ ...player(2), sharedWith: ['Kim'] }, 8)).toBe('2nd, level with Kim');
});

test('a player is never at the bottom', () => {
  expect(chapterOf(player(4), 4)).toBeNull();
  expect(chapterOf(player(7), 8)).toBeNull();
  expect(chapterOf(player(5), 8)).toBe('The top five');
  expect(chapterOf(player(5), 5)).toBeNull();
});

test('beside the stamp of a place stands who shares it, and not the place again', () => {
  expect(sharingText(1, [], false, 4)).toBe('The best of 4');
  expect(sharingText(2, [], false, 4)).toBe('');
  expect(sharingText(1, ['kimchi'], false, 4)).toBe('Shares 1st with kimchi');
  expect(sharingText(1, ['kimchi'], true, 4)).toBe('Shared 1st. With whom?');
  expect(sharingText(3, ['alexandra_the_great', 'kimchi'], false, 8)).toBe('Shares 3rd with two more');
});
