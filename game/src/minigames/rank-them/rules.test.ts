import { describe, expect, test } from 'vitest';
import { limits } from '../../limits.ts';
import { generator } from '../../model/random.ts';
import { person } from '../../testing/people.ts';
import { items } from '../../testing/themes.ts';
import { gamesFromTexts, type PlayedGame, prepareRound } from '../../themes/game.ts';
import { parseAnswer, progressOf, recordAnswer, resultsFor } from '../registry.ts';
import { endsOf } from '../row-ends.ts';
import { contestedItems, rankThem } from './rules.ts';
import type { RankThemAnswer, RankThemBoard } from './schema.ts';

const gameOf = (count: number, config: object = {}): PlayedGame => ({
  name: 'The best seat',
  description: '',
  type: 'RankThem',
  config: { places: 5, content: 'Themes/Test/Game1', ...config },
  items: items(count),
});
const boardOf = (count: number, config: object = {}, seed = 1) =>
  prepareRound(gameOf(count, config), { players: [], random: generator(seed).next }) as RankThemBoard; // the board type of this game
/** A board with picture 1 to `count` in this order. */
const board = (count: number): RankThemBoard => ({ type: 'RankThem', items: items(count) });

const ranking = (...numbers: (number | null)[]): RankThemAnswer => ({
  ranking: numbers.map((n) => (n === null ? null : `item-${n}`)),
});
const withUnknown = (unknown: number[], ...numbers: (number | null)[]): RankThemAnswer => ({
  ...ranking(...numbers),
  unknown: unknown.map((n) => `item-${n}`),
});
const answersOf = (...given: (number | null)[][]) =>
  given.map((numbers, at) => ({ ratedBy: person(at + 1), gameData: ranking(...numbers) }));

describe('the board', () => {
  test('has as many pictures as the ranking has places, drawn anew for each round', () => {
    const drawn = boardOf(12, { places: 7 }, 3).items.map(({ id }) => id);
    expect(new Set(drawn).size).toBe(7);
    expect(boardOf(12, { places: 7 }, 3).items.map(({ id }) => id)).toEqual(drawn);
    expect(boardOf(12, { places: 7 }, 4).items.map(({ id }) => id)).not.toEqual(drawn);
    expect(boardOf(4).items).toHaveLength(4);
  });

  test('has the names that the theme gives the ends', () => {
    const ends = { worst: 'By the toilet', best: 'Window' };
    expect(endsOf(boardOf(5, { ends }))).toEqual(ends);
    expect(endsOf(boardOf(5))).toEqual({ worst: 'Worst', best: 'Best' });
  });
});

describe('an answer', () => {
  test('is complete with all pictures in the ranking', () => {
    const progress = [null, ranking(2), ranking(null, 3), ranking(3, 1, 2)].map((answer) =>
      progressOf(board(3), answer),
    );
    expect(progress.map(({ done }) => done)).toEqual([0, 1, 1, 3]);
  });

  test.each([
    ['an unknown picture', ranking(1, 9)],
    ['a picture twice', ranking(1, 1)],
    ['more places than pictures', ranking(null, null, null, 1)],
    ['no ranking', {}],
    ['more places than any board', { ranking: Array.from({ length: limits.ranking.max + 1 }, () => null) }],
  ])('rejects %s', (_case, answer) => {
    expect(parseAnswer(board(3), answer)).toBeNull();
  });

  test('goes from best to worst, and is recorded in this order with ranks and scores', () => {
    expect(recordAnswer(board(3), ranking(2, null, 1))).toEqual({
      itemRanking: [
        { item: '/images/Themes/Test/Game1/2.webp', rank: 1, score: 3 },
        { item: '/images/Themes/Test/Game1/1.webp', rank: 3, score: 1 },
      ],
    });
  });

  test('gives one opinion for each placed picture: the share of the best score', () => {
    expect(rankThem.opinions(board(4), ranking(2, 3, null, 1))).toEqual([
      { subject: 'item-2', value: 1, said: '1st' },
      { subject: 'item-3', value: 0.75, said: '2nd' },
      { subject: 'item-1', value: 0.25, said: '4th' },
    ]);
  });
});

describe('the results', () => {
  const shown = (count: number, ...given: (number | null)[][]) =>
    resultsFor(board(count), answersOf(...given)).standings.map(({ item, score, rank, average }) => [
      item.id,
      score,
      rank,
      average,
    ]);

  test('sum the scores, best first; equal scores share a rank', () => {
    expect(shown(3, [1, 2, 3], [1, 3, 2], [2, 1, 3])).toEqual([
      ['item-1', 8, 1, 4 / 3],
      ['item-2', 6, 2, 2],
      ['item-3', 4, 3, 8 / 3],
    ]);
    expect(shown(2, [1, 2], [2, 1]).map(([, , rank]) => rank)).toEqual([1, 1]);
  });

  test('keep the places of an unfinished answer; its other pictures share the free places', () => {
    expect(shown(4, [1, null, 2])).toEqual([
      ['item-1', 4, 1, 1],
      ['item-2', 2, 2, 3],
      ['item-3', 2, 2, null],
      ['item-4', 2, 2, null],
    ]);
  });
});

describe('votes that are far apart', () => {
  test('are those in places at opposite ends, and at most one place is beyond them', () => {
    expect(contestedItems(board(6), answersOf([1, 2, 3, 4, 5, 6], [2, 3, 4, 5, 1, 6]))).toEqual(['item-1']);
    expect(contestedItems(board(6), answersOf([1, 2, 3, 4, 5, 6], [2, 3, 4, 1, 5, 6]))).toEqual([]);
  });

  test('need two answers that place the picture, and at most two pictures have them', () => {
    expect(contestedItems(board(5), answersOf([1, 2, 3, 4, 5], [null, 2]))).toEqual([]);
    expect(contestedItems(board(5), answersOf([1, 2, 3, 4, 5], [5, 4, 3, 2, 1]))).toEqual([
      'item-1',
      'item-5',
    ]);
  });

  test('are held in the show', () => {
    const reveals = rankThem.reveals(board(5), answersOf([1, 2, 3, 4, 5], [2, 3, 4, 5, 1]));
    expect(
      reveals.map((reveal) => reveal.kind === 'place' && [reveal.place, reveal.isContested]),
    ).toContainEqual([3, true]);
    expect(reveals).toHaveLength(5);
  });
});

test('texts of a custom theme make rounds of five to seven, and none of fewer than five', () => {
  const texts = (count: number) => Array.from({ length: count }, (_, at) => `Text ${at + 1}`);
  const sizes = (count: number) =>
    gamesFromTexts('RankThem', { name: 'Ours', texts: texts(count) })
      .map(
        (game) => prepareRound(game, { players: [], random: () => 0 }) as RankThemBoard, // the board type of this game
      )
      .map(({ items: shown }) => shown.length);
  expect([4, 5, 7, 8, 9, 10, 13, 14, 20].map(sizes)).toEqual([
    [],
    [5],
    [7],
    [7],
    [7],
    [5, 5],
    [7, 6],
    [7, 7],
    [5, 5, 5, 5],
  ]);
});

describe('an item that a player does not know', () => {
  const rated = (...answers: RankThemAnswer[]) =>
    answers.map((gameData, at) => ({ ratedBy: person(at + 1), gameData }));

  test('needs no place: the answer is complete when all others are placed, wherever', () => {
    expect(progressOf(board(3), withUnknown([3], 1))).toEqual({ done: 1, max: 2, unknown: 1 });
    expect(progressOf(board(3), withUnknown([3], 1, null, 2))).toEqual({ done: 2, max: 2, unknown: 1 });
    expect(progressOf(board(3), withUnknown([1, 2, 3]))).toEqual({ done: 0, max: 0, unknown: 3 });
  });

  test('is on the board, and not also in the ranking', () => {
    expect(parseAnswer(board(3), withUnknown([3], 1))).toEqual(withUnknown([3], 1));
    for (const wrong of [withUnknown([1], 1), withUnknown([3, 3], 1), withUnknown([9], 1)])
      expect(parseAnswer(board(3), wrong)).toBeNull();
  });

  test('gets no opinion, and in the ranking of the group the answer counts as much as the average of the others', () => {
    expect(rankThem.opinions(board(3), withUnknown([3], 1, 2)).map(({ subject }) => subject)).toEqual([
      'item-1',
      'item-2',
    ]);
    const { standings } = rankThem.results(
      board(3),
      rated(ranking(3, 1, 2), withUnknown([3], 1, 2), withUnknown([1, 2, 3])),
    );
    expect(standings.map(({ item, score, average }) => [item.id, score, average])).toEqual([
      ['item-3', 9, 1],
      ['item-1', 7.5, 1.5],
      ['item-2', 4.5, 2.5],
    ]);
  });

  test('that nobody knows is last and has no place', () => {
    const [, last] = rankThem.results(board(2), rated(withUnknown([2], 1))).standings;
    expect(last).toMatchObject({ score: 0, average: null });
  });
});
