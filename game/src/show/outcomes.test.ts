import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { viewer } from '../text.ts';
import { outcomesAbout, outcomesOf } from './outcomes.ts';

const names = ['kimchi', 'Samwise', 'Priya', 'Robin', 'Yusuf', 'Carla'];
const lettered = ['S', 'A', 'B', 'C', 'D'];
const phrases = ['Worth a detour', 'If it is there', 'When starving', 'Only on a dare'];

const entryOf = (given: readonly number[], row: number, player: string | null = null, id = 'it') => ({
  id,
  player,
  row,
  votes: given.map((tier, at) => ({ rater: names[at] ?? null, tier })),
});

const about = (given: readonly number[], row: number, tiers = lettered, player: string | null = null) =>
  outcomesAbout({ tiers, isOrdered: true, voters: given.length }, entryOf(given, row, player)).flatMap(
    ({ texts }) => texts,
  );

describe('what the host says of the first item in a row', () => {
  test.each([
    ['no vote is for the row', [0, 1, 4, 4], 2, 'Nobody said B.'],
    ['the votes reach from end to end', [0, 1, 4, 4], 2, 'From S to D!'],
    ['all votes are equal', [2, 2, 2, 2], 2, 'All four said B.'],
    ['two votes are equal', [2, 2], 2, 'Both said B.'],
    ['one is against all', [2, 0, 2, 2], 2, 'Only Samwise said S.'],
    ['the votes are far apart', [1, 1, 3, 3], 2, 'Anything from A to C.'],
    ['the votes are two halves', [1, 1, 3, 3], 2, 'Half said A, half C.'],
    ['all votes differ', [0, 1, 3], 1, 'No two votes are the same.'],
    ['most gave the row', [2, 2, 2, 3], 2, 'Three of four said B.'],
    ['only one gave the row', [0, 1, 2, 3], 1, 'A, just as Samwise said.'],
    ['the votes are in two rows next to each other', [0, 0, 1, 1], 1, 'S or A? A it is.'],
  ])('%s', (_title, given, row, text) => {
    expect(about(given, row)).toContain(text);
    expect(about(given, row)).not.toContain('The first in B.');
  });

  test('is why it is at the top although the votes are lower on average', () => {
    const reason = ['Rows go by rank: the highest is S.', 'It goes by rank, so S.'];
    expect(about([0, 1, 1, 2], 0)).toEqual(reason);
    expect(about([0, 1, 1, 2], 0, lettered, 'Carla')).toEqual(reason);
    expect(about([0, 0, 0, 1], 0)).toContain('Three of four said S.');
  });

  test('is said of all in the top row whose votes are lower, each time in other words', () => {
    const board = { tiers: lettered, isOrdered: true, voters: 4 };
    const lower = { ...entryOf([0, 1, 1, 2], 0, 'Carla', 'b'), opens: false };
    const same = { ...entryOf([0, 0, 0, 0], 0, 'Kim', 'c'), opens: false };
    expect(outcomesOf(board, [entryOf([0, 1, 1, 2], 0, 'Sam', 'a'), lower, same])).toEqual([
      'Rows go by rank: the highest is S.',
      'It goes by rank, so S.',
      null,
    ]);
  });

  test('is that it is the first, only if nothing else is true', () => {
    expect(about([2], 2)).toEqual(['The first in B.', 'B has its first.']);
  });

  test('quotes names of several words', () => {
    expect(about([0, 3, 0, 3], 1, phrases)).toContain('Nobody said “If it is there”.');
    expect(about([2], 2, phrases)).toContain('The first in “When starving”.');
  });

  test('speaks to the viewer', () => {
    const votes = [2, 0, 2].map((tier, at) => ({ rater: at === 1 ? viewer : (names[at] ?? null), tier }));
    const said = outcomesAbout(
      { tiers: lettered, isOrdered: true, voters: 3 },
      { id: 'it', player: null, votes, row: 2 },
    ).flatMap(({ texts }) => texts);
    expect(said).toEqual(expect.arrayContaining(['Only you said S.', 'You alone said S.']));
  });

  test('names no anonymous vote', () => {
    const votes = [2, 0, 2].map((tier) => ({ rater: null, tier }));
    const board = { tiers: lettered, isOrdered: true, voters: 3 };
    expect(outcomesAbout(board, { id: 'it', player: null, votes, row: 2 }).map(({ id }) => id)).toEqual([
      'wide',
      'most',
    ]);
  });
});

test('of a player it says only what is kind, and nothing in a low row', () => {
  expect(about([1, 1, 1], 1, lettered, 'Carla')).toContain('All three said A.');
  expect(about([0, 4, 4], 1, lettered, 'Carla')).toEqual(['The first in A.', 'A has its first.']);
  expect(about([2, 2, 2], 2, lettered, 'Carla')).toEqual([]);
});

test('a show has as many kinds as are true, and all viewers hear the same', () => {
  fc.assert(
    fc.property(
      fc.array(fc.array(fc.integer({ min: 0, max: 4 }), { minLength: 4, maxLength: 4 }), {
        minLength: 1,
        maxLength: 5,
      }),
      (rows) => {
        const board = { tiers: lettered, isOrdered: true, voters: 4 };
        const entries = rows.map((given, row) => entryOf(given, row, null, `item-${row}`));
        const lines = outcomesOf(board, entries);
        const seen = entries.map(({ votes, ...entry }) => ({
          ...entry,
          votes: votes.map(({ rater, tier }) => ({ rater: rater === 'kimchi' ? viewer : rater, tier })),
        }));
        const own = outcomesOf(board, seen);
        for (const [at, line] of lines.entries()) {
          expect(line).toMatch(/^[\p{Lu}k].*[.!]$/u);
          expect(own[at]?.toLowerCase()).toBe(line?.replace('kimchi', 'you').toLowerCase());
        }
      },
    ),
  );
});
