import { describe, expect, test } from 'vitest';
import { people, person } from '../../testing/people.ts';
import { customGame } from '../../testing/themes.ts';
import { type PlayedGame, prepareRound } from '../../themes/game.ts';
import { parseAnswer, progressOf, recordAnswer, resultsFor } from '../registry.ts';
import { endsOf } from '../row-ends.ts';
import { contestedPlayers, sliderAvatarsLobby } from './rules.ts';
import type { SliderAvatarsLobbyBoard } from './schema.ts';

const boardOf = (count: number) =>
  prepareRound(customGame('SliderAvatarsLobby'), {
    players: people(count),
    random: () => 0,
  }) as SliderAvatarsLobbyBoard; // the board type of this game

const order = (...numbers: number[]) => ({ order: numbers.map((n) => `player-${n}`) });
const answersOf = (...given: number[][]) =>
  given.map((numbers, at) => ({ ratedBy: person(at + 1), gameData: order(...numbers) }));

test('the board has all players', () => {
  expect(boardOf(2)).toEqual({ type: 'SliderAvatarsLobby', players: people(2) });
});

test('the board has the theme’s names for the ends of the row', () => {
  const ends = { worst: 'You go first', best: 'Right behind you' };
  const game = { ...customGame('SliderAvatarsLobby'), config: { ends } } as PlayedGame; // the config of this game
  const board = prepareRound(game, { players: people(2), random: () => 0 }) as SliderAvatarsLobbyBoard; // as above
  expect(endsOf(board)).toEqual(ends);
  expect(endsOf(boardOf(2))).toEqual({ worst: 'Worst', best: 'Best' });
});

describe('an answer', () => {
  const board = boardOf(3);

  test('is complete with all players in the row', () => {
    expect([null, order(2), order(3, 1, 2)].map((answer) => progressOf(board, answer))).toEqual([
      { done: 0, max: 3 },
      { done: 1, max: 3 },
      { done: 3, max: 3 },
    ]);
  });

  test.each([
    ['a stranger', order(1, 2, 4)],
    ['a player twice', order(1, 1)],
    ['no row', {}],
    ['more places than players', { order: [null, null, null, 'player-1'] }],
  ])('rejects %s', (_case, answer) => {
    expect(parseAnswer(board, answer)).toBeNull();
  });

  test('goes from worst to best, and is recorded best first with rank and score', () => {
    expect(recordAnswer(board, order(2, 3, 1))).toEqual({
      playerRanking: [
        { playerId: 'player-1', username: 'Player 1', rank: 1, score: 3 },
        { playerId: 'player-3', username: 'Player 3', rank: 2, score: 2 },
        { playerId: 'player-2', username: 'Player 2', rank: 3, score: 1 },
      ],
    });
  });

  test('may have free places: placed players keep theirs, and the answer is not complete', () => {
    const best = { order: [null, null, 'player-2'] };
    expect(parseAnswer(board, best)).toEqual(best);
    expect(progressOf(board, best)).toEqual({ done: 1, max: 3 });
    expect(sliderAvatarsLobby.opinions(boardOf(3), best)).toEqual([
      { subject: 'player-2', value: 1, said: '1st' },
    ]);
    expect(recordAnswer(board, best)).toEqual({
      playerRanking: [{ playerId: 'player-2', username: 'Player 2', rank: 1, score: 3 }],
    });
  });

  test('gives one opinion per player: the share of the best score', () => {
    expect(sliderAvatarsLobby.opinions(boardOf(4), order(2, 3, 1, 4))).toEqual([
      { subject: 'player-2', value: 0.25, said: '4th' },
      { subject: 'player-3', value: 0.5, said: '3rd' },
      { subject: 'player-1', value: 0.75, said: '2nd' },
      { subject: 'player-4', value: 1, said: '1st' },
    ]);
  });
});

test('in an unfinished row, the other players share the free places, and the total of points is unchanged', () => {
  const { standings } = resultsFor(boardOf(4), answersOf([1, 2]));
  expect(standings.map(({ player, score, rank }) => [player.user, score, rank])).toEqual([
    ['player-3', 3.5, 1],
    ['player-4', 3.5, 1],
    ['player-2', 2, 3],
    ['player-1', 1, 4],
  ]);
});

test('the results sum the scores, best first; equal scores share a rank', () => {
  expect(resultsFor(boardOf(3), answersOf([1, 2, 3], [2, 1, 3], [3, 2, 1]))).toEqual({
    standings: [
      { player: person(3), score: 7, rank: 1 },
      { player: person(1), score: 6, rank: 2 },
      { player: person(2), score: 5, rank: 3 },
    ],
  });
  expect(resultsFor(boardOf(2), answersOf([1, 2], [2, 1]))).toEqual({
    standings: [
      { player: person(1), score: 3, rank: 1 },
      { player: person(2), score: 3, rank: 1 },
    ],
  });
});

test('a single player is both best and worst; without players the results are empty', () => {
  expect(resultsFor(boardOf(1), answersOf([1]))).toEqual({
    standings: [{ player: person(1), score: 1, rank: 1 }],
  });
  expect(resultsFor(boardOf(0), answersOf([]))).toEqual({ standings: [] });
});

test('the show holds the players whose places are at opposite ends', () => {
  const answers = answersOf([1, 2, 3, 4], [4, 2, 3, 1], [4, 3, 2, 1]);
  expect(contestedPlayers(boardOf(4), answers)).toEqual(['player-1', 'player-4']);
  const held = sliderAvatarsLobby
    .reveals(boardOf(4), answers)
    .map((reveal) => reveal.kind === 'place' && reveal.isContested);
  expect(held.filter(Boolean)).toHaveLength(2);
});
