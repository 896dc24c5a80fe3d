import { describe, expect, test } from 'vitest';
import { limits } from '../../limits.ts';
import { generator } from '../../model/random.ts';
import { person } from '../../testing/people.ts';
import { items } from '../../testing/themes.ts';
import { gamesFromTexts, type PlayedGame, prepareRound } from '../../themes/game.ts';
import { isComplete, parseAnswer, partialAnswer, progressOf, recordAnswer, resultsFor } from '../registry.ts';
import { heldTakes, hotTakes, titleOfTake } from './rules.ts';
import type { HotTakesBoard, TakenSide, WrittenTake } from './schema.ts';

const { perRound } = limits.hotTakes;

const written: WrittenTake[] = [
  { statement: 'Soup is a drink' },
  { left: 'Tea', right: 'Coffee' },
  { statement: 'Naps are a sport' },
];
const gameOf = (takes: WrittenTake[], count = 0): PlayedGame => ({
  name: 'At the table',
  description: '',
  type: 'HotTakes',
  config: { takes, content: null },
  items: items(count),
});
const prepared = (game: PlayedGame, seed = 1) =>
  prepareRound(game, { players: [], random: generator(seed).next }) as HotTakesBoard; // the board type of this game
/** A board with the written takes in their order. */
const board: HotTakesBoard = {
  ...prepared(gameOf(written)),
  takes: [
    { kind: 'statement', id: 'take-1', text: 'Soup is a drink' },
    { kind: 'pair', id: 'take-2', left: 'take-2-left', right: 'take-2-right' },
    { kind: 'statement', id: 'take-3', text: 'Naps are a sport' },
  ],
};

const picks = (...given: (TakenSide | null)[]) => ({ picks: given });
const [left, right] = ['left', 'right'] as const;
const answersOf = (...given: (TakenSide | null)[][]) =>
  given.map((sides, at) => ({ ratedBy: person(at + 1), gameData: picks(...sides) }));

describe('the board', () => {
  test('has the written takes, in an order that is drawn for each round', () => {
    const takes = Array.from({ length: perRound }, (_, at) => ({ statement: `Take ${at}` }));
    const ids = (seed: number) => prepared(gameOf(takes), seed).takes.map(({ id }) => id);
    expect(new Set(ids(1)).size).toBe(perRound);
    expect(ids(1)).toEqual(ids(1));
    expect(ids(1)).not.toEqual(ids(2));
  });

  test('of a game without takes has pairs of its pictures: all of twenty, and ten pairs of five', () => {
    const used = (count: number) => {
      const { takes } = prepared(gameOf([], count));
      return takes.flatMap((take) => (take.kind === 'pair' ? [take.left, take.right] : []));
    };
    expect(new Set(used(60)).size).toBe(2 * perRound);
    expect(used(5)).toHaveLength(2 * perRound);
    expect(new Set(used(5)).size).toBe(5);
    expect(used(1)).toEqual([]);
  });

  test('shows no pictures if takes are written', () => {
    expect(prepared(gameOf([{ statement: 'Soup is a drink' }], 8)).items).toEqual([]);
  });

  test('names what can be said', () => {
    expect(board.takes.map((take) => titleOfTake(board, take))).toEqual([
      'Soup is a drink',
      'Tea or Coffee',
      'Naps are a sport',
    ]);
  });
});

describe('an answer', () => {
  test('is complete when each take is answered or its time was up', () => {
    expect(progressOf(board, picks(left))).toEqual({ done: 1, max: 3 });
    expect(isComplete(board, picks(left, null))).toBe(false);
    expect(isComplete(board, picks(null, null, right))).toBe(true);
  });

  test('that says nothing is not complete and no vote', () => {
    expect(isComplete(board, picks(null, null, null))).toBe(false);
    expect(partialAnswer(board, picks(null, null, null))).toBeNull();
    expect(partialAnswer(board, picks(null, left))).toEqual(picks(null, left));
  });

  test.each([
    ['more picks than takes', picks(left, left, left, left)],
    ['an unknown side', { picks: ['middle'] }],
    ['no list', { picks: left }],
    ['nothing', {}],
  ])('rejects %s', (_case, answer) => {
    expect(parseAnswer(board, answer)).toBeNull();
  });

  test('has an opinion about each take that is not left open', () => {
    expect(hotTakes.opinions(board, picks(left, null, right))).toEqual([
      { subject: 'take-1', choice: 'left', said: 'Agree' },
      { subject: 'take-3', choice: 'right', said: 'Disagree' },
    ]);
    expect(hotTakes.opinions(board, picks(null, right))).toEqual([
      { subject: 'take-2', choice: 'right', said: 'Coffee' },
    ]);
  });

  test('is recorded with the words of its takes', () => {
    expect(recordAnswer(board, picks(left, right))).toEqual([
      { take: 'Soup is a drink', pick: 'Agree' },
      { take: 'Tea or Coffee', pick: 'Coffee' },
      { take: 'Naps are a sport', pick: null },
    ]);
  });
});

describe('the results', () => {
  const results = resultsFor(
    board,
    answersOf([left, left, left], [left, right, left], [left, left, null], [left, right, right]),
  );

  test('begin with the take that divides the group most', () => {
    expect(
      results.splits.map(({ take, rank, left: agree, right: other, open }) => [
        take.id,
        rank,
        agree.length,
        other.length,
        open,
      ]),
    ).toEqual([
      ['take-2', 1, 2, 2, 0],
      ['take-3', 2, 2, 1, 1],
      ['take-1', 3, 4, 0, 0],
    ]);
  });

  test('name who is alone against at least two', () => {
    expect(results.splits.map(({ lone }) => lone?.user ?? null)).toEqual([null, 'player-4', null]);
    const two = resultsFor(board, answersOf([left], [right]));
    expect(two.splits.map(({ lone }) => lone)).toEqual([null, null, null]);
  });

  test('hold draws and players who are alone in the show, and reveal the most divided take last', () => {
    expect(heldTakes(results)).toEqual(['take-2', 'take-3']);
    const given = answersOf(
      [left, left, left],
      [left, right, left],
      [left, left, null],
      [left, right, right],
    );
    expect(hotTakes.reveals(board, given)).toEqual([
      { kind: 'place', place: 3, faces: 4, isContested: false },
      { kind: 'place', place: 2, faces: 4, isContested: true },
      { kind: 'place', place: 1, faces: 4, isContested: true },
    ]);
  });
});

test('five texts of a custom theme make a whole round of pairs, fewer none', () => {
  const texts = ['Tea', 'Coffee', 'Milk', 'Juice', 'Water'];
  const rounds = (count: number) =>
    gamesFromTexts('HotTakes', { name: 'Drinks', texts: texts.slice(0, count) });
  expect(rounds(4)).toEqual([]);
  expect(rounds(5).map((game) => prepared(game).takes.length)).toEqual([perRound]);
});
