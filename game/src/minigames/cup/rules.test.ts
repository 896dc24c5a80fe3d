import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { generator } from '../../model/random.ts';
import { people, person } from '../../testing/people.ts';
import { playSteps } from '../../testing/steps.ts';
import { items } from '../../testing/themes.ts';
import { gamesFromTexts, type PlayedGame, prepareRound } from '../../themes/game.ts';
import {
  mergeAnswer,
  nextBoard,
  opinionsOf,
  parseAnswer,
  progressOf,
  recordAnswer,
  resultsFor,
  revealsOf,
  sampleAnswer,
  secondsOfStep,
  subjectsOf,
} from '../registry.ts';
import { bracketOf, bracketSize, isDecided, openDuel, roundName } from './bracket.ts';
import type { CupAnswer, CupBoard } from './schema.ts';

const cupGame = (count = 8, size: 8 | 16 = 8): PlayedGame => ({
  name: 'Which one?',
  description: '',
  type: 'Cup',
  config: { size, content: 'Themes/Test/Game1' },
  items: items(count),
});
const boardOf = (count = 8, size: 8 | 16 = 8, seed = 1): CupBoard =>
  prepareRound(cupGame(count, size), { players: [], random: generator(seed).next }) as CupBoard; // of this game
const idsOf = ({ items: all }: CupBoard) => all.map(({ id }) => id);
const from = (n: number, gameData: CupAnswer) => ({ ratedBy: person(n), gameData });
const votes = (...given: [duel: number, item: string][]): CupAnswer => ({
  votes: given.map(([duel, item]) => ({ duel, item })),
});
const advance = (board: CupBoard, answers: CupAnswer[], random = () => 0.2) =>
  nextBoard(
    board,
    answers.map((answer, at) => from(at + 1, answer)),
    random,
  ) as CupBoard | null; // advance returns a board of its own type

/** Plays a whole cup in which each player votes at random. */
const play = (count: number, size: 8 | 16, voters: number, seed: number, most?: number) => {
  const { next } = generator(seed);
  const played = playSteps(boardOf(count, size, seed), {
    players: people(voters),
    answerTo: (board) => sampleAnswer(board, next),
    random: next,
    ...(most !== undefined && { most }),
  });
  return { board: played.board as CupBoard, answers: played.answers as ReturnType<typeof from>[] }; // of a cup
};
const cups = fc.record({
  count: fc.integer({ min: 2, max: 60 }),
  size: fc.constantFrom(8 as const, 16 as const),
  voters: fc.integer({ min: 1, max: 8 }),
  seed: fc.nat({ max: 1e6 }),
  most: fc.option(fc.integer({ min: 1, max: 30 }), { nil: undefined }),
});

describe('the bracket', () => {
  test('has eight or sixteen items, or of fewer the largest number without free places', () => {
    expect([8, 60].map((count) => boardOf(count).items.length)).toEqual([8, 8]);
    expect([8, 15, 16, 60].map((count) => boardOf(count, 16).items.length)).toEqual([8, 8, 16, 16]);
    expect([0, 1, 2, 3, 5, 7].map(bracketSize)).toEqual([0, 0, 2, 2, 4, 4]);
  });

  test('is drawn by the room, and its first two items meet first', () => {
    const board = boardOf();
    const [left = '', right = ''] = idsOf(board);
    expect(board.duels).toEqual([{ left, right, outcome: null }]);
    expect(idsOf(boardOf(8, 8, 2))).not.toEqual(idsOf(board));
  });

  test('names the rounds', () => {
    const board = boardOf(16, 16);
    expect([0, 7, 8, 11, 12, 13, 14].map((duel) => roundName(board, duel))).toEqual([
      ...['Round of 16', 'Round of 16', 'Quarter-final', 'Quarter-final'],
      ...['Semi-final', 'Semi-final', 'Final'],
    ]);
  });

  test('of too few items has nothing to play', () => {
    for (const count of [0, 1]) {
      const board = boardOf(count);
      expect([board.items, board.duels, progressOf(board, null)]).toEqual([[], [], { done: 0, max: 0 }]);
      expect([secondsOfStep(board), nextBoard(board, [], () => 0)]).toEqual([null, null]);
      expect(resultsFor(board, [])).toEqual({ standings: [], winner: null, duels: [] });
    }
  });
});

describe('a duel', () => {
  const board = boardOf();
  const [left = '', right = '', third = ''] = idsOf(board);

  test('is won by the side with more votes, and its outcome is a step of its own', () => {
    const decided = advance(board, [votes([0, right]), votes([0, right]), votes([0, left])]);
    expect(decided?.duels).toEqual([
      { left, right, outcome: { winner: right, votes: { left: 1, right: 2 }, byCoin: false } },
    ]);
    expect(decided && openDuel(decided)).toBe(-1);
    const next = decided && advance(decided, []);
    expect(next?.duels[1]).toEqual({ left: third, right: idsOf(board)[3], outcome: null });
  });

  test('with equal votes, or none, is decided by the coin of the room', () => {
    for (const given of [[], [votes([0, left]), votes([0, right])]])
      for (const [toss, winner] of [
        [0.2, left],
        [0.7, right],
      ] as const)
        expect(advance(board, given, () => toss)?.duels[0]?.outcome).toMatchObject({ winner, byCoin: true });
  });

  test('lasts four seconds, the first one longer, and a coin is shown for longer than another outcome', () => {
    const decided = advance(board, [votes([0, left])]);
    const tied = advance(board, []);
    const second = decided && advance(decided, []);
    expect([board, decided, tied, second].map((shown) => shown && secondsOfStep(shown))).toEqual([
      8, 2, 3, 4,
    ]);
  });

  test('takes a vote for one of its sides only', () => {
    expect(parseAnswer(board, votes([0, left]))).toEqual(votes([0, left]));
    for (const wrong of [
      votes([0, third]),
      votes([1, left]),
      votes([0, left], [0, right]),
      { votes: 1 },
      null,
    ])
      expect(parseAnswer(board, wrong)).toBeNull();
  });

  test('that is over keeps its votes, and a vote that comes late is dropped', () => {
    const decided = advance(board, [votes([0, left])]);
    const second = decided && advance(decided, []);
    if (!decided || !second) throw new Error('There is a second duel');
    expect(mergeAnswer(decided, null, votes([0, left]))).toEqual(votes());
    expect(mergeAnswer(second, votes([0, left]), votes([0, right], [1, third]))).toEqual(
      votes([0, left], [1, third]),
    );
    expect(mergeAnswer(second, null, votes([0, right], [1, third]))).toEqual(votes([1, third]));
  });

  test('is answered by its vote, whether or not the player voted before', () => {
    const second = advance(advance(board, []) ?? board, []) ?? board;
    const progress = (answer: CupAnswer | null) => progressOf(second, answer);
    expect(progress(null)).toEqual({ done: 0, max: 1 });
    expect(progress(votes([0, left]))).toEqual({ done: 1, max: 2 });
    expect(progress(votes([1, third]))).toEqual({ done: 1, max: 1 });
    expect(progress(votes([0, left], [1, third]))).toEqual({ done: 2, max: 2 });
  });
});

describe('a whole cup', () => {
  test('has one duel fewer than items, and every item but the winner loses exactly one', () => {
    fc.assert(
      fc.property(cups, ({ count, size, voters, seed }) => {
        const { board, answers } = play(count, size, voters, seed);
        const { standings, winner, duels } = resultsFor(board, answers);
        expect(isDecided(board)).toBe(true);
        expect(duels).toHaveLength(board.items.length - 1);
        const losers = duels.map(({ left, right, outcome }) =>
          outcome.winner === left.id ? right.id : left.id,
        );
        expect(new Set(losers).size).toBe(losers.length);
        expect(losers).not.toContain(winner?.id);
        expect(standings[0]).toMatchObject({ item: winner, rank: 1, isOut: false });
        expect(standings[1]).toMatchObject({ rank: 2 });
        expect(standings.filter(({ rank }) => rank === 3)).toHaveLength(board.items.length > 2 ? 2 : 0);
      }),
    );
  });

  test('counts each vote once, and only a tie is decided by a coin', () => {
    fc.assert(
      fc.property(cups, ({ count, size, voters, seed, most }) => {
        const { board, answers } = play(count, size, voters, seed, most);
        for (const { outcome, users } of resultsFor(board, answers).duels) {
          expect(outcome.votes).toEqual({ left: users.left.length, right: users.right.length });
          expect(outcome.votes.left + outcome.votes.right).toBe(voters);
          expect(outcome.byCoin).toBe(outcome.votes.left === outcome.votes.right);
        }
      }),
    );
  });

  test('shows the winners of a round on the places of the next one', () => {
    fc.assert(
      fc.property(cups, ({ count, size, voters, seed, most }) => {
        const { board } = play(count, size, voters, seed, most);
        const rounds = bracketOf(board);
        expect(rounds.flat().map(({ duel }) => duel)).toEqual(
          Array.from({ length: board.items.length - 1 }, (_, duel) => duel),
        );
        for (const [at, round] of rounds.entries())
          for (const [place, { left, right }] of (rounds[at + 1] ?? []).entries())
            expect([left, right]).toEqual([round[2 * place]?.winner, round[2 * place + 1]?.winner]);
      }),
    );
  });

  test('gives the winner the highest mean opinion, or an equal one after a coin in the final', () => {
    fc.assert(
      fc.property(cups, ({ count, size, voters, seed }) => {
        const { board, answers } = play(count, size, voters, seed);
        const all = answers.flatMap(({ gameData }) => opinionsOf(board, gameData));
        const means = subjectsOf(board).map(({ id }) => {
          const values = all.flatMap((opinion) =>
            opinion.subject === id && 'value' in opinion ? [opinion.value] : [],
          );
          return values.reduce((sum, value) => sum + value, 0) / values.length;
        });
        expect(Math.max(...means)).toBe(means[0]);
        expect(means[0]).toBeGreaterThanOrEqual(0.5);
      }),
    );
  });

  test('shows its last three duels in the results, the final last and longest', () => {
    const { board, answers } = play(8, 8, 3, 5);
    const { duels } = resultsFor(board, answers);
    expect(revealsOf(board, answers)).toEqual(
      [3, 2, 1].map((place) => ({
        kind: 'place',
        place,
        faces: 3,
        isContested: duels.at(-place)?.outcome.byCoin,
      })),
    );
  });
});

test('a cup that is ended early has no winner, and what is still in it is first', () => {
  const { board, answers } = play(8, 8, 3, 5, 4);
  const { winner, standings } = resultsFor(board, answers);
  expect(winner).toBeNull();
  expect(standings.map(({ won, isOut, rank }) => [won, isOut, rank])).toEqual([
    ...[1, 1].map((won) => [won, false, 1]),
    ...[0, 0, 0, 0].map((won) => [won, false, 3]),
    ...[0, 0].map((won) => [won, true, 7]),
  ]);
});

test('an opinion compares the item with the other side of its last duel', () => {
  const [first, second] = boardOf().items;
  const board = advance(boardOf(), [votes([0, first?.id ?? ''])]);
  if (!board || !first || !second) throw new Error('The cup has a first duel');
  expect(opinionsOf(board, votes([0, first.id]))).toEqual([
    { subject: first.id, value: 1, said: `Better than ${second.alt}` },
    { subject: second.id, value: 0, said: `Worse than ${first.alt}` },
  ]);
});

test('the record names what the player voted for and against', () => {
  const [first, second] = boardOf().items;
  expect(recordAnswer(boardOf(), votes([0, second?.id ?? '']))).toEqual({
    votes: [{ duel: 1, for: second?.url, against: first?.url }],
  });
});

test('a custom theme of four texts or more makes one cup', () => {
  const cupOf = (count: number) =>
    gamesFromTexts('Cup', { name: 'Words', texts: items(count).map(({ alt }) => alt) });
  expect(cupOf(3)).toEqual([]);
  expect([4, 15, 16].map((count) => cupOf(count)[0]?.config)).toEqual(
    [8, 8, 16].map((size) => ({ size, content: null })),
  );
  const [four] = cupOf(4);
  expect(four && prepareRound(four, { players: [], random: () => 0 })).toMatchObject({
    items: { length: 4 },
  });
});
