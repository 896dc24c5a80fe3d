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

test('the closest guess and the own one are large, one of them if they are the same', () => {
  const guessers = guessersByCloseness(guessed(9, 5.2, 8, 4.8), 5);
  const usersFor = (you: string | null) => leadingGuessers(guessers, you).map(({ rater }) => rater.user);
  expect(usersFor('user-0')).toEqual(['user-1', 'user-0']);
  expect(usersFor('user-3')).toEqual(['user-3']);
  expect(usersFor(null)).toEqual(['user-1']);
});
