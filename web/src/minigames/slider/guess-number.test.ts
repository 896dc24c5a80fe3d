import { expect, test } from 'vitest';
import { readingBelow, readingOf, showsNumbers } from './guess-number.ts';

const pointsOf = (...names: string[]) => names.map((name) => ({ name, color: 'red' as const }));

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

test('below a number the hub says the field that the value is in, or both at a border if their names are short', () => {
  const points = pointsOf('Not at all', 'Barely', 'A bit', 'More than most of us', 'Urgently');
  expect(readingBelow(3.2, points)).toEqual([{ name: 'Barely' }]);
  expect(readingBelow(3.8, points)).toEqual([
    { before: 'between', name: 'Barely' },
    { before: 'and', name: 'A bit' },
  ]);
  expect(readingBelow(6.3, points)).toEqual([]);
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
