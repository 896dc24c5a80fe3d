import { expect, test } from 'vitest';
import { guessWithWords, missText, nameNear, readingOf, showsNumbers } from './guess-number.ts';

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
    '4 (closest to “The crispy ones, half of them”)',
  );
  expect(guessWithWords(4, pointsOf('S', 'A', 'B'))).toBe('4');
});

test('a value is near to a point up to a quarter of the way to the next one', () => {
  const points = pointsOf('Never', 'Rarely', 'Often', 'Daily', 'Always');
  expect([2.5, 2.8, 3.1, 3.2, 3.8, 10].map((value) => nameNear(value, points))).toEqual([
    'Rarely',
    'Rarely',
    'Rarely',
    undefined,
    undefined,
    'Always',
  ]);
});

test('a guess is too high or too low, and exactly right as both are shown', () => {
  expect([4, 4.5, 5.04, 5.3].map((guess) => missText(guess, 5))).toEqual([
    '1 too low',
    '0.5 too low',
    'exactly right',
    '0.3 too high',
  ]);
});

test('the hub says the name near a value, or both names around it if they are short', () => {
  const points = pointsOf('Not at all', 'Barely', 'A bit', 'Quite', 'Urgently');
  expect(readingOf(2.8, points)).toEqual([{ name: 'Barely' }]);
  expect(readingOf(1.9, points)).toEqual([{ before: 'almost', name: 'Barely' }]);
  expect(readingOf(3.1, points)).toEqual([{ before: 'a bit past', name: 'Barely' }]);
  expect(readingOf(3.8, points)).toEqual([
    { before: 'between', name: 'Barely' },
    { before: 'and', name: 'A bit' },
  ]);
});

test('the hub says "closest to" and the nearer one of two long names, and near a long name the name alone', () => {
  const points = pointsOf('Grudgingly', 'It depends on the ingredients');
  expect(readingOf(4, points)).toEqual([{ before: 'closest to', name: 'Grudgingly' }]);
  expect(readingOf(6, points)).toEqual([{ before: 'closest to', name: 'It depends on the ingredients' }]);
  expect(readingOf(9, points)).toEqual([{ name: 'It depends on the ingredients' }]);
});

test('numbers are seen where the names are no words, and where players guess', () => {
  expect(showsNumbers(pointsOf('S', 'A', 'B'), false)).toBe(true);
  expect(showsNumbers(pointsOf('Never', 'Often', 'Always'), false)).toBe(false);
  expect(showsNumbers(pointsOf('Never', 'Often', 'Always'), true)).toBe(true);
});
