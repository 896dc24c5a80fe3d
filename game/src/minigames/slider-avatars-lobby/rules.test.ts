import { describe, expect, test } from 'vitest';
import { people, person } from '../../testing/people.ts';
import { wordGame } from '../../testing/themes.ts';
import { parseAnswer, prepareRound, progressOf, recordAnswer, resultsFor } from '../registry.ts';
import { sliderAvatarsLobby } from './rules.ts';
import type { SliderAvatarsLobbyBoard } from './schema.ts';

const boardOf = (count: number) =>
  prepareRound(wordGame('SliderAvatarsLobby'), {
    players: people(count),
    random: () => 0,
  }) as SliderAvatarsLobbyBoard; // what this game prepares

const order = (...numbers: number[]) => ({ order: numbers.map((n) => `player-${n}`) });
const answersOf = (...given: number[][]) =>
  given.map((numbers, at) => ({ ratedBy: person(at + 1), gameData: order(...numbers) }));

test('the board has everybody', () => {
  expect(boardOf(2)).toEqual({ type: 'SliderAvatarsLobby', players: people(2) });
});

describe('an answer', () => {
  const board = boardOf(3);

  test('is complete with everybody in the row', () => {
    expect([null, order(2), order(3, 1, 2)].map((answer) => progressOf(board, answer))).toEqual([
      { done: 0, max: 3 },
      { done: 1, max: 3 },
      { done: 3, max: 3 },
    ]);
  });

  test.each([
    ['a stranger', order(1, 2, 4)],
    ['somebody twice', order(1, 1)],
    ['no row', {}],
    ['nobody in particular', { order: [null] }],
  ])('with %s is refused', (_case, answer) => {
    expect(parseAnswer(board, answer)).toBeNull();
  });

  test('reads worst to best, is recorded best first with rank and score', () => {
    expect(recordAnswer(board, order(2, 3, 1))).toEqual({
      playerRanking: [
        { playerId: 'player-1', username: 'Player 1', rank: 1, score: 3 },
        { playerId: 'player-3', username: 'Player 3', rank: 2, score: 2 },
        { playerId: 'player-2', username: 'Player 2', rank: 3, score: 1 },
      ],
    });
  });

  test('is an opinion of each player: the share of the best score', () => {
    expect(sliderAvatarsLobby.opinions(boardOf(4), order(2, 3, 1, 4))).toEqual([
      { subject: 'player-2', value: 0.25, said: '4th' },
      { subject: 'player-3', value: 0.5, said: '3rd' },
      { subject: 'player-1', value: 0.75, said: '2nd' },
      { subject: 'player-4', value: 1, said: '1st' },
    ]);
  });

  test('that is unfinished says who stands before whom: spread over the row, with no opinion of the others', () => {
    expect(sliderAvatarsLobby.opinions(boardOf(5), order(4, 2))).toEqual([
      { subject: 'player-4', value: 2 / 5, said: '2nd' },
      { subject: 'player-2', value: 4 / 5, said: '1st' },
    ]);
    expect(sliderAvatarsLobby.opinions(boardOf(5), order(1))).toEqual([
      { subject: 'player-1', value: 3 / 5, said: '1st' },
    ]);
  });
});

test('an unfinished row leaves those not in it in its middle, and gives as many points as any other', () => {
  const { standings } = resultsFor(boardOf(4), answersOf([1, 2]));
  expect(standings.map(({ player, score, rank }) => [player.user, score, rank])).toEqual([
    ['player-2', 3.333333, 1],
    ['player-3', 2.5, 2],
    ['player-4', 2.5, 2],
    ['player-1', 1.666667, 4],
  ]);
});

test('the results sum the scores, best first, equal ones with one rank', () => {
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

test('with one to rate they are best and worst, with none the results are empty', () => {
  expect(resultsFor(boardOf(1), answersOf([1]))).toEqual({
    standings: [{ player: person(1), score: 1, rank: 1 }],
  });
  expect(resultsFor(boardOf(0), answersOf([]))).toEqual({ standings: [] });
});
