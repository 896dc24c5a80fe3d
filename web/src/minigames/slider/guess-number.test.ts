import { expect, test } from 'vitest';
import { guessWithWords } from './guess-number.ts';

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
