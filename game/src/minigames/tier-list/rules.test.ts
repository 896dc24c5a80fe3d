import { describe, expect, test } from 'vitest';
import { limits } from '../../limits.ts';
import { generator } from '../../model/random.ts';
import { person } from '../../testing/people.ts';
import { items, tierListGame } from '../../testing/themes.ts';
import { prepareRound } from '../../themes/game.ts';
import {
  blankAnswer,
  isComplete,
  opinionsOf,
  parseAnswer,
  partialAnswer,
  progressOf,
  recordAnswer,
  resultsFor,
  sampleAnswer,
} from '../registry.ts';
import { tierList } from './rules.ts';
import type { TierListBoard } from './schema.ts';

const boardOf = (count: number, seMode = false, seed = 1) =>
  prepareRound(tierListGame(count, seMode), {
    players: [],
    random: generator(seed).next,
  }) as TierListBoard; // the board type of this game

const tiers = (...placed: number[][]) => ({
  tiers: ['S', 'A', 'B'].map((name, at) => ({ name, items: (placed[at] ?? []).map((n) => `item-${n}`) })),
});

describe('the board', () => {
  test('has every picture of the folder once, in random order', () => {
    const board = boardOf(3);
    expect(board).toMatchObject({ type: 'TierList', seMode: false });
    expect(board.items.toSorted((one, other) => one.id.localeCompare(other.id))).toEqual(items(3));
    const orders = [1, 2, 3, 4, 5].map((seed) =>
      boardOf(3, false, seed)
        .items.map(({ id }) => id)
        .join(),
    );
    expect(new Set(orders).size).toBeGreaterThan(1);
  });

  test('has a part of many pictures', () => {
    expect(boardOf(limits.items.max).items).toHaveLength(limits.items.onBoard);
  });

  test('in SE mode has five of them, the same for all players, with a new selection each time', () => {
    const picked = boardOf(12, true, 3).items;
    expect(picked).toHaveLength(5);
    expect(new Set(picked.map(({ id }) => id)).size).toBe(5);
    expect(boardOf(12, true, 3).items).toEqual(picked);
    expect(boardOf(12, true, 4).items).not.toEqual(picked);
    expect(boardOf(2, true).items).toHaveLength(2);
  });
});

describe('an answer', () => {
  test('can be unfinished, and is complete when everything is placed', () => {
    const board = boardOf(3);
    expect(parseAnswer(board, tiers([1]))).toEqual(tiers([1]));
    expect(progressOf(board, null)).toEqual({ done: 0, max: 3 });
    expect(progressOf(board, tiers([1], [], [2]))).toEqual({ done: 2, max: 3 });
    expect(isComplete(board, tiers([1], [3], [2]))).toBe(true);
  });

  test('in SE mode has at most one picture per tier and is complete with min(tiers, 5)', () => {
    const board = boardOf(12, true);
    const complete = sampleAnswer(board, () => 0);
    expect(progressOf(board, complete)).toEqual({ done: 3, max: 3 });
    expect(parseAnswer(board, complete)).toEqual(complete);
    const [first, second] = board.items;
    const both = { tiers: [{ name: 'S', items: [first?.id, second?.id] }, ...tiers().tiers.slice(1)] };
    expect(parseAnswer(board, both)).toBeNull();
  });

  test('without items to place is complete', () => {
    expect(isComplete(boardOf(0), tiers())).toBe(true);
    expect(parseAnswer(boardOf(0), tiers())).toEqual(tiers());
  });

  test.each([
    ['an unknown picture', tiers([9])],
    ['a picture twice in a tier', tiers([1, 1])],
    ['a picture in two tiers', tiers([1], [1])],
    ['a tier missing', { tiers: tiers([1]).tiers.slice(1) }],
    ['a tier too many', { tiers: [...tiers([1]).tiers, { name: 'C', items: [] }] }],
    ['tiers in another order', { tiers: tiers([1]).tiers.toReversed() }],
    ['another tier’s name', { tiers: [{ name: '__proto__', items: [] }, ...tiers().tiers.slice(1)] }],
    ['items by tier name', { tiers: { S: ['item-1'] } }],
    ['a number for an id', { tiers: [{ name: 'S', items: [1] }, ...tiers().tiers.slice(1)] }],
    ['a huge list', { tiers: [{ name: 'S', items: new Array(10_000).fill('item-1') }] }],
    ['too many tiers', { tiers: new Array(10_000).fill({ name: 'S', items: [] }) }],
  ])('rejects %s', (_case, gameData) => {
    expect(parseAnswer(boardOf(3), gameData)).toBeNull();
  });

  test('is recorded per tier name with the links of the pictures, for any tier name', () => {
    const board = { ...boardOf(2), tiers: [{ name: '__proto__', color: 'red' as const }] };
    expect(recordAnswer(board, { tiers: [{ name: '__proto__', items: ['item-2'] }] })).toEqual([
      { name: '__proto__', items: ['/images/Themes/Test/Game1/2.webp'] },
    ]);
  });
});

describe('an item that was not placed', () => {
  const of = (board: TierListBoard, answer: ReturnType<typeof tiers>) =>
    tierList
      .opinions(board, answer)
      .map((opinion) => [opinion.subject, 'value' in opinion ? opinion.value : null]);

  test('by an unfinished answer gets no opinion from it', () => {
    expect(of(boardOf(3), tiers([1], [], [3]))).toEqual([
      ['item-1', 1],
      ['item-3', 1 / 3],
    ]);
  });

  test('by a complete answer in SE mode gets the opinion 0', () => {
    const board = boardOf(9, true);
    const [one, two, three, ...others] = board.items.map(({ id }) => id);
    const full = tiers().tiers.map((tier, at) => ({
      ...tier,
      items: [one, two, three].slice(at, at + 1) as string[],
    }));
    expect(of(board, { tiers: full })).toEqual(
      expect.arrayContaining([[one, 1], ...others.map((id) => [id, 0])]),
    );
    expect(
      of(board, { tiers: full.map((tier, at) => (at === 2 ? { ...tier, items: [] } : tier)) }),
    ).toHaveLength(2);
  });
});

describe('the results', () => {
  const rated = (...answers: ReturnType<typeof tiers>[]) =>
    answers.map((gameData, at) => ({ ratedBy: person(at + 1), gameData }));
  const summary = (board: TierListBoard, answers: ReturnType<typeof rated>) => {
    const results = resultsFor(board, answers);
    if (!results.ordered) throw new Error('These tiers are ordered');
    const { standings, consensus, unplaced } = results;
    return {
      standings: standings.map(({ item, points, rank }) => [item.id, points, rank]),
      consensus: consensus.map((tier) => tier.items.map(({ id }) => id)),
      unplaced: unplaced.map(({ id }) => id),
    };
  };

  test('sum tiers minus index, share ranks, and have the consensus board of the group', () => {
    expect(summary(boardOf(4), rated(tiers([1], [2, 3], [4]), tiers([1, 3], [2], [4])))).toEqual({
      standings: [
        ['item-1', 6, 1],
        ['item-3', 5, 2],
        ['item-2', 4, 3],
        ['item-4', 2, 4],
      ],
      consensus: [['item-1'], ['item-3', 'item-2'], ['item-4']],
      unplaced: [],
    });
    expect(summary(boardOf(3), rated(tiers([1, 2], [], [3]))).standings.map(([, , rank]) => rank)).toEqual([
      1, 1, 3,
    ]);
  });

  test('give no points to an item that no player placed', () => {
    expect(summary(boardOf(2), rated(tiers([1])))).toEqual({
      standings: [
        ['item-1', 3, 1],
        ['item-2', 0, 2],
      ],
      consensus: [['item-1'], [], []],
      unplaced: ['item-2'],
    });
    expect(summary(boardOf(1), [])).toMatchObject({ unplaced: ['item-1'] });
  });
});

test('without items to rate, the empty answer is complete', () => {
  const board = boardOf(0);
  const blank = blankAnswer(board);
  expect(parseAnswer(board, blank)).toEqual(blank);
  expect(isComplete(board, blank)).toBe(true);
});

describe('an item that a player does not know', () => {
  const board = boardOf(3);
  const withUnknown = (unknown: number[], ...placed: number[][]) => ({
    ...tiers(...placed),
    unknown: unknown.map((n) => `item-${n}`),
  });
  const rated = (...answers: ReturnType<typeof withUnknown>[]) =>
    answers.map((gameData, at) => ({ ratedBy: person(at + 1), gameData }));

  test('needs no place: the answer is complete when all others are placed', () => {
    expect(progressOf(board, withUnknown([3], [1]))).toEqual({ done: 1, max: 2, unknown: 1 });
    expect(isComplete(board, withUnknown([3], [1], [2]))).toBe(true);
    expect(isComplete(board, withUnknown([1, 2, 3]))).toBe(true);
    const five = boardOf(12, true);
    const ids = five.items.map(({ id }) => id);
    const one = { tiers: [{ name: 'S', items: ids.slice(0, 1) }, ...tiers().tiers.slice(1)] };
    expect(progressOf(five, { ...one, unknown: ids.slice(1) })).toEqual({ done: 1, max: 1, unknown: 2 });
  });

  test('is on the board, and not also in a tier', () => {
    expect(parseAnswer(board, withUnknown([3], [1]))).toEqual(withUnknown([3], [1]));
    for (const wrong of [withUnknown([1], [1]), withUnknown([3, 3], [1]), withUnknown([9], [1])])
      expect(parseAnswer(board, wrong)).toBe(null);
  });

  test('alone is no vote when the time is up', () => {
    expect(partialAnswer(board, withUnknown([1]))).toBe(null);
    expect(partialAnswer(board, withUnknown([1], [2]))).toEqual(withUnknown([1], [2]));
  });

  test('gets no opinion, also where an answer leaves items out', () => {
    expect(
      opinionsOf(board, withUnknown([3], [1], [2]))
        .map(({ subject }) => subject)
        .toSorted(),
    ).toEqual(['item-1', 'item-2']);
    const five = boardOf(12, true);
    const [first, second, third, fourth, fifth] = five.items.map(({ id }) => id);
    const full = {
      tiers: [first, second, third].map((id, at) => ({ name: 'SAB'[at] ?? '', items: [id ?? ''] })),
    };
    const subjects = (unknown: string[]) =>
      opinionsOf(five, { ...full, unknown }).map(({ subject }) => subject);
    expect(subjects([])).toContain(fourth);
    expect(subjects([fourth ?? ''])).not.toContain(fourth);
    expect(subjects([fourth ?? ''])).toContain(fifth);
  });

  test('counts in the points as much as the average of the others, so it gets no bad mark', () => {
    const results = resultsFor(
      board,
      rated(withUnknown([], [1], [2], [3]), withUnknown([1], [], [2], [3]), withUnknown([1, 3], [], [2])),
    );
    expect(
      results.standings.map((standing) => [standing.item.id, 'points' in standing && standing.points]),
    ).toEqual([
      ['item-1', 9],
      ['item-2', 6],
      ['item-3', 3],
    ]);
    expect(results).toMatchObject({ unplaced: [] });
    const nobody = resultsFor(board, rated(withUnknown([3], [1], [2])));
    expect(nobody.unplaced.map(({ id }) => id)).toEqual(['item-3']);
  });
});
