import { expect, test } from 'vitest';
import { guessWithWords, pointWords, sideText } from './guess-number.ts';

const pointsOf = (...names: string[]) => names.map((name) => ({ name, color: 'red' as const }));

test('a guess has the words of the point that it is at or near to', () => {
  const points = pointsOf('Not at all', 'Barely', 'A bit', 'Quite', 'Urgently');
  expect([2.5, 1.9, 3, 3.8, 9.9].map((value) => guessWithWords(value, points))).toEqual([
    '2.5 (“Barely”)',
    '1.9 (almost “Barely”)',
    '3 (a bit past “Barely”)',
    '3.8 (between “Barely” and “A bit”)',
    '9.9 (“Urgently”)',
  ]);
});

test('between two long names it says the nearer one, and letters and numbers are no words', () => {
  expect(guessWithWords(4, pointsOf('The crispy ones, half of them', 'One, very politely'))).toBe(
    '4 (near “The crispy ones, half of them”)',
  );
  expect(guessWithWords(4, pointsOf('S', 'A', 'B'))).toBe('4');
});

test('in few words a guess between two points is near one of them', () => {
  const points = pointsOf('Barely', 'A bit');
  expect([pointWords(6, points), pointWords(6, points, true)]).toEqual([
    'between “Barely” and “A bit”',
    'near “A bit”',
  ]);
});

test('a guess is too high or too low, just so if it is near, and exactly right as both are shown', () => {
  expect([4, 4.5, 5.04, 5.3, 6].map((guess) => sideText(guess, 5))).toEqual([
    'too low',
    'just too low',
    'exactly right',
    'just too high',
    'too high',
  ]);
});
