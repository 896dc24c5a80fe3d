import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { viewer } from '../text.ts';
import { outcomesAbout, outcomesOf } from './outcomes.ts';

const names = ['kimchi', 'Samwise', 'Priya', 'Robin', 'Yusuf', 'Carla'];
const lettered = ['S', 'A', 'B', 'C', 'D'];
const phrases = ['Worth a detour', 'If it is there', 'When starving', 'Only on a dare'];

const entryOf = (
  given: readonly number[],
  row: number,
  { player = null as string | null, id = 'it', rank = row + 1, opens = true } = {},
) => ({
  id,
  player,
  row,
  rank,
  opens,
  votes: given.map((tier, at) => ({ rater: names[at] ?? null, tier })),
});

const boardOf = (voters: number, tiers = lettered) => ({ tiers, isOrdered: true, voters, total: 16 });

const about = (
  given: readonly number[],
  row: number,
  tiers = lettered,
  player: string | null = null,
  rank = row + 1,
) =>
  outcomesAbout(boardOf(given.length, tiers), entryOf(given, row, { player, rank })).flatMap(
    ({ texts }) => texts,
  );

describe('what the host says of the first item in a row', () => {
  test.each([
    ['the votes reach from end to end', [0, 2, 2, 4], 2, 'From S to D!'],
    ['all votes are equal', [2, 2, 2, 2], 2, 'All four said B.'],
    ['two votes are equal', [2, 2], 2, 'Both said B.'],
    ['one is against all', [2, 0, 2, 2], 2, 'Only Samwise said S.'],
    ['the votes are far apart', [1, 2, 3, 3], 2, 'Anything from A to C.'],
    ['the votes are two halves', [1, 1, 2, 2], 2, 'Half said A, half B.'],
    ['all votes differ', [0, 1, 3], 1, 'No two votes are the same.'],
    ['most gave the row', [2, 2, 2, 3], 2, 'Three of four said B.'],
    ['only one gave the row', [0, 1, 2], 1, 'A, just as Samwise said.'],
    ['the votes are in two rows next to each other', [0, 0, 1, 1], 1, 'S or A? A it is.'],
  ])('%s', (_title, given, row, text) => {
    expect(about(given, row)).toContain(text);
    expect(about(given, row)).not.toContain('The first in B.');
  });

  test('is that it is the first, only if nothing else is true', () => {
    expect(about([2], 2)).toEqual(['The first in B.', 'B has its first.', 'B is open now.']);
  });

  test('quotes names of several words', () => {
    expect(about([0, 3, 0, 3], 1, phrases)).toContain('Nobody said “If it is there”, but it ranks there.');
    expect(about([2], 2, phrases)).toContain('The first in “When starving”.');
  });

  test('speaks to the viewer', () => {
    const votes = [2, 0, 2].map((tier, at) => ({ rater: at === 1 ? viewer : (names[at] ?? null), tier }));
    const said = outcomesAbout(boardOf(3), { ...entryOf([], 2), votes }).flatMap(({ texts }) => texts);
    expect(said).toEqual(expect.arrayContaining(['Only you said S.', 'You alone said S.']));
  });

  test('names no anonymous vote', () => {
    const votes = [2, 0, 2].map((tier) => ({ rater: null, tier }));
    // The average of S, B and B is A.
    votes.push({ tier: 3, rater: null });
    expect(outcomesAbout(boardOf(4), { ...entryOf([], 2), votes }).map(({ id }) => id)).toEqual(['wide']);
  });
});

describe('why an item is in a row that is not that of its votes', () => {
  test.each([
    ['the best is at the top', [0, 1, 1, 2], 0, 1, 'Highest average of all: it gets S.'],
    ['others are at the top, too', [0, 1, 1, 2], 0, 3, '3rd of 16 is good enough for S.'],
    ['the last is at the bottom', [2, 3, 3, 4], 4, 16, 'The lowest averages go to D.'],
    ['only the average is in the row', [0, 1, 4, 4], 2, 8, 'Nobody said B, but the average is B.'],
    ['only its rank is in the row', [1, 1, 1, 1], 2, 8, 'Nobody said B, but it ranks there.'],
    ['few votes are in the row', [1, 1, 1, 2], 2, 8, '8th of 16, so it lands in B.'],
  ])('%s', (_title, given, row, rank, text) => {
    const said = about(given, row, lettered, null, rank);
    expect(said).toContain(text);
    expect(new Set(said).size).toBe(said.length);
  });

  test('is said before all else, also of an item that opens no row', () => {
    const entry = entryOf([0, 1, 4, 4], 2, { opens: false });
    expect(outcomesAbout(boardOf(4), entry).map(({ id }) => id)).toEqual(['average']);
    expect(outcomesAbout(boardOf(4), { ...entry, opens: true }).map(({ id }) => id)).toEqual(['average']);
  });

  test('is not said where the votes explain the row', () => {
    expect(outcomesAbout(boardOf(4), entryOf([0, 0, 0, 1], 0, { opens: false }))).toEqual([]);
    expect(about([0, 0, 0, 1], 0)).toContain('Three of four said S.');
    // S, S and D are B on average.
    expect(about([0, 0, 4], 0)).toContain('Two of three said S.');
  });
});

describe('what the host says of a player', () => {
  test('is nothing of a place in the lower half', () => {
    expect(about([2, 2, 2], 2, lettered, 'Carla', 9)).toEqual([]);
    expect(about([0, 0, 0], 0, lettered, 'Carla', 16)).toEqual([]);
  });

  test('is the place, and the tier only if most voted for it and it is a high one', () => {
    expect(about([1, 1, 1], 1, lettered, 'Carla')).toContain('All three said A.');
    expect(about([4, 4, 4], 4, lettered, 'Carla', 2)).toEqual([
      '2nd of 16. Well earned.',
      'That makes 2nd of 16. Applause!',
      '2nd of 16. Not bad at all!',
    ]);
    expect(about([0, 0], 0, lettered, 'Carla')).toContain('That is 1st. Take a bow!');
  });

  test('has the place after the tier for which most voted', () => {
    expect(about([0, 0, 0, 1], 0, lettered, 'Carla')).toContain('Three of four said S. First place!');
    expect(about([0, 0, 0, 1], 0, lettered, 'Carla', 2)).toContain('Three of four said S. That makes 2nd.');
    expect(about([0, 0, 0, 1], 0, lettered, 'Carla')).not.toContain('Three of four said S.');
  });

  test('is nothing of rows: those of the board of players are places', () => {
    for (const rank of [1, 2, 8])
      for (const text of about([0, 1, 1, 2], 1, lettered, 'Carla', rank)) expect(text).not.toMatch(/\brow\b/);
  });

  test('names no row without most of the votes', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 0, max: 4 }), { minLength: 1, maxLength: 8 }),
        fc.integer({ min: 0, max: 4 }),
        (given, row) => {
          const inRow = given.filter((tier) => tier === row).length;
          const words = /(?<![\p{L}])[SABCD](?![\p{L}])/u;
          for (const text of about(given, row, lettered, 'Kim'))
            if (words.test(text)) expect(inRow * 2).toBeGreaterThan(given.length);
        },
      ),
    );
  });
});

test('of sixteen in a row, none of whom was voted into the row, no sentence comes twice', () => {
  for (const [row, given] of [
    [0, [0, 1, 1, 2]],
    [2, [0, 1, 4, 4]],
    [2, [1, 1, 1, 1]],
    [4, [2, 3, 3, 4]],
  ] as const) {
    const entries = Array.from({ length: 16 }, (_, at) =>
      entryOf(given, row, { id: `item-${at}`, rank: 16 - at, opens: at === 0 }),
    );
    const said = outcomesOf(boardOf(4), entries).filter((text) => text !== null);
    expect(new Set(said).size).toBe(said.length);
    expect(said.length).toBeGreaterThan(5);
  }
});

test('a show has as many kinds as are true, and all viewers hear the same', () => {
  fc.assert(
    fc.property(
      fc.array(fc.array(fc.integer({ min: 0, max: 4 }), { minLength: 4, maxLength: 4 }), {
        minLength: 1,
        maxLength: 5,
      }),
      (rows) => {
        const entries = rows.map((given, row) => entryOf(given, row, { id: `item-${row}` }));
        const lines = outcomesOf(boardOf(4), entries);
        const seen = entries.map(({ votes, ...entry }) => ({
          ...entry,
          votes: votes.map(({ rater, tier }) => ({ rater: rater === 'kimchi' ? viewer : rater, tier })),
        }));
        const own = outcomesOf(boardOf(4), seen);
        for (const [at, line] of lines.entries()) {
          if (line !== null) expect(line).toMatch(/^[\p{Lu}\dk].*[.!]$/u);
          expect(own[at]?.toLowerCase()).toBe(line?.replace('kimchi', 'you').toLowerCase());
        }
      },
    ),
  );
});
