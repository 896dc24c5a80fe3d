import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { person } from '../../testing/people.ts';
import { sliderGame } from '../../testing/themes.ts';
import { prepareRound } from '../../themes/game.ts';
import { isComplete, parseAnswer, recordAnswer, resultsFor } from '../registry.ts';
import { nearestPoint } from './rules.ts';
import type { SliderBoard } from './schema.ts';

const board = prepareRound(sliderGame(), { players: [], random: () => 0 }) as SliderBoard; // the board type of this game
const points = ['Not good', 'Average', 'Excellent'].map((name) => ({ name, color: 'white' }));
const answer = (ratingValue: number, sliderIndex: number) => ({ ratingValue, sliderIndex });

test.each([
  [0, 0],
  [2.4, 0],
  [2.5, 1],
  [5, 1],
  [7.4, 1],
  [7.5, 2],
  [10, 2],
])('of three points, %d is nearest to the one at %d', (value, index) => {
  expect(nearestPoint(value, 3)).toBe(index);
});

test('no other point is nearer', () => {
  const value = fc.double({ min: 0, max: 10, noNaN: true });
  fc.assert(
    fc.property(value, fc.integer({ min: 3, max: 10 }), (rated, count) => {
      const away = (index: number) => Math.abs((index * 10) / (count - 1) - rated);
      const nearest = nearestPoint(rated, count);
      for (let index = 0; index < count; index++)
        expect(away(nearest)).toBeLessThanOrEqual(away(index) + 1e-9);
    }),
  );
});

describe('an answer', () => {
  test('is the value with the index of its nearest point', () => {
    expect(parseAnswer(board, { ratingValue: 7, sliderIndex: 1, extra: true })).toEqual(answer(7, 1));
    expect([isComplete(board, null), isComplete(board, answer(0, 0))]).toEqual([false, true]);
    expect(recordAnswer(board, answer(7, 1))).toEqual(answer(7, 1));
  });

  test.each([
    null,
    [],
    {},
    answer(-0.1, 0),
    answer(10.1, 2),
    answer(Number.NaN, 0),
    answer(Number.POSITIVE_INFINITY, 2),
    answer(5, 0),
    answer(5, 1.5),
    answer(5, 99),
    { ratingValue: '5', sliderIndex: 1 },
    { ratingValue: 5 },
  ])('rejects %o', (gameData) => {
    expect(parseAnswer(board, gameData)).toBeNull();
  });

  test('converts minus zero to zero, as storage does', () => {
    expect(parseAnswer(board, answer(-0, -0))).toStrictEqual(answer(0, 0));
  });
});

test('results are the mean and a histogram over the points', () => {
  const rated = [answer(0, 0), answer(8, 2), answer(10, 2)].map((gameData, at) => ({
    ratedBy: person(at + 1),
    gameData,
  }));
  expect(resultsFor(board, rated)).toEqual({
    mean: 6,
    histogram: [
      { point: points[0], count: 1, users: ['player-1'] },
      { point: points[1], count: 0, users: [] },
      { point: points[2], count: 2, users: ['player-2', 'player-3'] },
    ],
  });
  expect(resultsFor(board, [])).toMatchObject({ mean: null });
});
