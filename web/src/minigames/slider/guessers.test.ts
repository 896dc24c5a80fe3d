import { expect, test } from 'vitest';
import { guessersByCloseness } from './guessers.ts';

const guessed = (...values: number[]) =>
  values.map((value, index) => ({
    rater: { user: `user-${index}`, username: `Player ${index}`, avatar: 1, seat: null },
    guess: { kind: 'value' as const, value },
    points: 0,
  }));

test('the closest guess is first, and equally far ones on both sides of the mean are both the closest', () => {
  const guessers = guessersByCloseness(guessed(9, 5.2, 4.8), 5);
  expect(guessers.map(({ value, isClosest }) => [value, isClosest])).toEqual([
    [5.2, true],
    [4.8, true],
    [9, false],
  ]);
});
