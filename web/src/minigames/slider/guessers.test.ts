import { expect, test } from 'vitest';
import { guessersByCloseness, leadingGuessers } from './guessers.ts';

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

test('those that lead are the closest ones, of which one is the own', () => {
  const guessers = guessersByCloseness(guessed(9, 5.2, 8, 4.9), 5);
  const usersFor = (you: string | null, most: number) =>
    leadingGuessers(guessers, you, most).map(({ rater }) => rater.user);
  expect(usersFor('user-0', 2)).toEqual(['user-3', 'user-0']);
  expect(usersFor('user-3', 2)).toEqual(['user-3', 'user-1']);
  expect(usersFor(null, 2)).toEqual(['user-3', 'user-1']);
  expect(usersFor('user-0', 4)).toEqual(['user-3', 'user-1', 'user-2', 'user-0']);
});
