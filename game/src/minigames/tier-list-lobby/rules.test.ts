import { describe, expect, test } from 'vitest';
import { people, person } from '../../testing/people.ts';
import { customGame, roleGame } from '../../testing/themes.ts';
import { prepareRound } from '../../themes/game.ts';
import { defaultTiers } from '../fields.ts';
import { blankAnswer, givesPoints, parseAnswer, progressOf, recordAnswer, resultsFor } from '../registry.ts';
import { tierListLobby } from './rules.ts';
import type { TierListLobbyBoard } from './schema.ts';

const boardOf = (count: number) =>
  prepareRound(
    { ...customGame('TierListLobby'), type: 'TierListLobby', config: { tiers: defaultTiers, ordered: true } },
    { players: people(count), random: () => 0 },
  ) as TierListLobbyBoard; // the board type of this game

const tiers = (...placed: number[][]) => ({
  tiers: ['S', 'A', 'B'].map((name, at) => ({ name, players: (placed[at] ?? []).map((n) => `player-${n}`) })),
});
const answersOf = (...given: number[][][]) =>
  given.map((placed, at) => ({ ratedBy: person(at + 1), gameData: tiers(...placed) }));

test('the board has the tiers and all players', () => {
  expect(boardOf(2)).toEqual({
    type: 'TierListLobby',
    tiers: defaultTiers,
    ordered: true,
    players: people(2),
  });
});

describe('an answer', () => {
  const board = boardOf(3);

  test('is complete with all players in a tier', () => {
    expect(progressOf(board, null)).toEqual({ done: 0, max: 3 });
    expect(progressOf(board, tiers([1], [2]))).toEqual({ done: 2, max: 3 });
    expect(progressOf(board, tiers([1, 2, 3]))).toEqual({ done: 3, max: 3 });
    expect(blankAnswer(board)).toEqual(tiers());
  });

  test.each([
    ['a stranger', tiers([4])],
    ['a player twice', tiers([1], [1])],
    ['a tier less', { tiers: tiers().tiers.slice(1) }],
    ['other tiers', { tiers: tiers().tiers.toReversed() }],
  ])('rejects %s', (_case, answer) => {
    expect(parseAnswer(board, answer)).toBeNull();
  });

  test('is recorded as pairs, because a tier can have any name', () => {
    expect(recordAnswer(board, tiers([1], [], [3, 2]))).toEqual([
      { name: 'S', players: ['player-1'] },
      { name: 'A', players: [] },
      { name: 'B', players: ['player-3', 'player-2'] },
    ]);
  });

  test('gives one opinion per placed player: the share of the top tier’s points', () => {
    expect(tierListLobby.opinions(board, tiers([2], [], [1]))).toEqual([
      { subject: 'player-1', value: 1 / 3, said: 'B' },
      { subject: 'player-2', value: 1, said: 'S' },
    ]);
  });
});

test('the results are the points with shared ranks, and the consensus board of the group', () => {
  const [s, a, b] = defaultTiers;
  expect(resultsFor(boardOf(4), answersOf([[1, 2], [], [3]], [[2], [3], [1]]))).toEqual({
    ordered: true,
    standings: [
      { player: person(2), points: 6, rank: 1, average: 0 },
      { player: person(1), points: 4, rank: 2, average: 1 },
      { player: person(3), points: 3, rank: 3, average: 1.5 },
      { player: person(4), points: 0, rank: 4, average: null },
    ],
    consensus: [
      { tier: s, players: [person(2)] },
      { tier: a, players: [person(1)] },
      { tier: b, players: [person(3)] },
    ],
    unplaced: [person(4)],
  });
});

test('without players to rate, the empty answer can be confirmed', () => {
  const empty = boardOf(0);
  expect(progressOf(empty, null)).toEqual({ done: 0, max: 0 });
  expect(resultsFor(empty, answersOf([]))).toMatchObject({ standings: [], unplaced: [] });
});

describe('tiers that are roles', () => {
  const board = prepareRound(roleGame('TierListLobby'), {
    players: people(4),
    random: () => 0,
  }) as TierListLobbyBoard; // the board type of this game
  const [s, a, b] = defaultTiers;

  test('give the role with the most votes, mark ties, and list players who were not placed', () => {
    const given = answersOf([[1, 3], [2], []], [[1], [3], [2]], [[], [], [1]]);
    expect(resultsFor(board, given)).toEqual({
      ordered: false,
      standings: [
        { player: person(1), roles: ['S'], votes: votes(2, 0, 1) },
        { player: person(2), roles: ['A', 'B'], votes: votes(0, 1, 1) },
        { player: person(3), roles: ['S', 'A'], votes: votes(1, 1, 0) },
        { player: person(4), roles: [], votes: votes(0, 0, 0) },
      ],
      groups: [
        { tier: s, players: [person(1)] },
        { tier: a, players: [] },
        { tier: b, players: [] },
      ],
      tied: [person(2), person(3)],
      unplaced: [person(4)],
    });
  });

  const votes = (...counts: number[]) => counts.map((count, index) => ({ tier: defaultTiers[index], count }));

  test('are choices: the opinion is the role, unplaced players get none, and there are no points', () => {
    expect(tierListLobby.opinions(board, tiers([2], [], [1]))).toEqual([
      { subject: 'player-1', choice: 'B', said: 'B' },
      { subject: 'player-2', choice: 'S', said: 'S' },
    ]);
    expect(givesPoints(board)).toBe(false);
    expect(givesPoints(boardOf(2))).toBe(true);
  });

  test('a board that was stored before roles existed is ordered', () => {
    const { ordered, ...older } = boardOf(2);
    expect(ordered).toBe(true);
    expect(resultsFor(older, answersOf([[1], [2], []]))).toMatchObject({ ordered: true });
    expect(givesPoints(older)).toBe(true);
  });
});
