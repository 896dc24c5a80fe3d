import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { people, person } from '../../testing/people.ts';
import { prepareRound, storedGameSchema } from '../../themes/game.ts';
import {
  endsOfScale,
  guessQuestionOf,
  parseAnswer,
  progressOf,
  recordAnswer,
  resultsFor,
} from '../registry.ts';
import { sliderLobby } from './rules.ts';
import { scaleNamesOf } from './schema.ts';

const game = (ratingValue = 50) => ({
  name: 'Who would survive?',
  description: '',
  type: 'SliderLobby' as const,
  config: { ratingValue },
  items: [],
});
const boardOf = (count: number, start?: number) => {
  const board = prepareRound(game(start), { players: people(count), random: () => 0 });
  if (board.type !== 'SliderLobby') throw new Error('another board');
  return board;
};
const ratings = (...values: number[]) => ({
  ratings: values.map((value, at) => ({ player: `player-${at + 1}`, value })),
});
const answersOf = (...given: number[][]) =>
  given.map((values, at) => ({ ratedBy: person(at + 1), gameData: ratings(...values) }));

test('the board has all players and the start value of the sliders', () => {
  expect(boardOf(2)).toEqual({ type: 'SliderLobby', players: people(2), start: 50 });
  expect(boardOf(2, 1).start).toBe(1);
});

test('the sliders start at 50 unless the theme sets another value', () => {
  const configOf = (config: object) => v.parse(storedGameSchema, { ...game(), config }).config;
  expect(configOf({})).toEqual({ ratingValue: 50 });
  expect(configOf({ ratingValue: 70 })).toEqual({ ratingValue: 70 });
  expect(v.safeParse(storedGameSchema, { ...game(), config: { ratingValue: 0 } }).success).toBe(false);
});

test('a theme can name the ends of the sliders, both or none', () => {
  const ends = { low: 'Still in bed', high: 'First at the table' };
  const configOf = (config: object) => v.safeParse(storedGameSchema, { ...game(), config });
  expect(configOf({ ends }).output).toMatchObject({ config: { ratingValue: 50, ends } });
  expect(configOf({ ends: { low: 'Still in bed' } }).success).toBe(false);
  const named = { ...game(), config: { ratingValue: 50, ends } };
  const board = prepareRound(named, { players: people(2), random: () => 0 });
  expect(board).toEqual({ type: 'SliderLobby', players: people(2), start: 50, ends });
  expect(endsOfScale(board)).toEqual({ lowest: 0.01, low: ends.low, high: ends.high });
  expect(guessQuestionOf(board)?.text).toBe('Who will be closest to “First at the table”?');
});

test('without named ends the scale has the usual ones, and the guess asks for the highest', () => {
  expect(endsOfScale(boardOf(2))).toEqual({ lowest: 0.01, low: 'Not at all', high: 'Totally' });
  expect(guessQuestionOf(boardOf(2))?.text).toBe('Who will be rated highest?');
  expect(scaleNamesOf({})).toEqual({ low: 'Not at all', high: 'Totally' });
});

describe('an answer', () => {
  const board = boardOf(3);

  test('is complete after every slider was touched; the start value does not count', () => {
    expect(progressOf(board, null)).toEqual({ done: 0, max: 3 });
    expect(progressOf(board, ratings(50, 50))).toEqual({ done: 2, max: 3 });
    expect(progressOf(board, ratings(1, 50, 100))).toEqual({ done: 3, max: 3 });
  });

  test.each([
    ['0', ratings(0)],
    ['101', ratings(101)],
    ['a fraction', ratings(50.5)],
    ['a player who is not rated', ratings(1, 2, 3, 4)],
    ['a player twice', { ratings: [...ratings(1).ratings, ...ratings(2).ratings] }],
    ['an object by id', { ratings: { 'player-1': 50 } }],
  ])('rejects %s', (_case, answer) => {
    expect(parseAnswer(board, answer)).toBeNull();
  });

  test('is recorded per player', () => {
    expect(recordAnswer(board, ratings(10, 20, 30))).toEqual({
      playerRatings: { 'player-1': 10, 'player-2': 20, 'player-3': 30 },
    });
  });

  test('gives one opinion per player', () => {
    expect(sliderLobby.opinions(board, ratings(1, 50, 100))).toEqual([
      { subject: 'player-1', value: 0.01, said: '1' },
      { subject: 'player-2', value: 0.5, said: '50' },
      { subject: 'player-3', value: 1, said: '100' },
    ]);
  });
});

describe('the results', () => {
  test('are the means, best first with shared ranks, and the ratings of each player', () => {
    expect(resultsFor(boardOf(3), answersOf([10, 90, 50], [30, 10, 50]))).toEqual({
      standings: [
        {
          player: person(2),
          mean: 50,
          rank: 1,
          ratings: [
            { user: 'player-1', value: 90 },
            { user: 'player-2', value: 10 },
          ],
        },
        {
          player: person(3),
          mean: 50,
          rank: 1,
          ratings: [
            { user: 'player-1', value: 50 },
            { user: 'player-2', value: 50 },
          ],
        },
        {
          player: person(1),
          mean: 20,
          rank: 3,
          ratings: [
            { user: 'player-1', value: 10 },
            { user: 'player-2', value: 30 },
          ],
        },
      ],
    });
  });

  test('without answers no player has a mean', () => {
    expect(resultsFor(boardOf(1), [])).toEqual({
      standings: [{ player: person(1), mean: null, rank: 1, ratings: [] }],
    });
  });

  test('are empty without players to rate', () => {
    expect(resultsFor(boardOf(0), answersOf([], []))).toEqual({ standings: [] });
  });
});
