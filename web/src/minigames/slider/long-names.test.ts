import { expect, test } from 'vitest';
import { areNamesWords, endLines, foldedWidth, layoutOf, widestWord } from './long-names.ts';

const kindOf = (names: Parameters<typeof layoutOf>[0]) => layoutOf(names).kind;
const points = (...names: string[]) => names.map((name) => ({ name, color: 'red' as const }));

test('a phone shows names in one row whose words are no wider than their places, in at most three lines', () => {
  expect(kindOf(points('Bad', 'So so', 'Good'))).toBe('row');
  expect(kindOf(points('Not good', 'Below average', 'Average', 'Good', 'Excellent'))).toBe('row');
  expect(kindOf(points('All of them', 'Half, while talking', 'The crispy ones', 'One', 'None'))).toBe('row');
});

test('a phone shows longer names in two rows, if they fit there in at most three lines', () => {
  expect(
    kindOf(
      points(
        'I order soup',
        'Knife and fork',
        'Eight napkins',
        'Leaning far forward',
        'White was a mistake, so what',
      ),
    ),
  ).toBe('staggered');
  expect(kindOf(points('Bad', 'Poor', 'Ten, with a good wipe of the hand', 'Good', 'Excellent'))).toBe(
    'staggered',
  );
});

test('a phone shows the ends and the middle of names that fit in no other way', () => {
  expect(kindOf(points('Bad', 'Poor', 'Incomprehensibilities', 'Good', 'Excellent'))).toBe('few');
  expect(kindOf(points(...'ABCDEFGHI', 'Unremarkable'))).toBe('few');
});

test('a word is as wide as its letters', () => {
  expect(widestWord(points('Illicit', 'Mammoth'))).toBe(widestWord(points('Mammoth')));
  expect(widestWord(points('Three, still', 'One'))).toBe(widestWord(points('Three,')));
  expect(widestWord(points('普通', 'One'))).toBe(2);
});

test('a line has as many words as have room', () => {
  const layout = layoutOf(points('Milk, and a quiet moment', 'B', 'C', 'D', 'E'));
  expect(layout.kind === 'row' && layout.line).toBeCloseTo(
    widestWord(points('Milk,')) + 0.25 + widestWord(points('and')),
  );
});

test('the ends below a dial have as many lines as the longer one needs', () => {
  expect(endLines(['Not at all', 'Urgently'])).toBe(1);
  expect(endLines(['Bad', 'White was a mistake'])).toBe(2);
});

test('letters and numbers are no words', () => {
  expect(areNamesWords(points('S', 'A', 'B'))).toBe(false);
  expect(areNamesWords(points('0', '10'))).toBe(false);
  expect(areNamesWords(points('All of them', 'No'))).toBe(true);
});

test('a name in two lines is as wide as the longer one, and no line is longer than it must be', () => {
  expect(foldedWidth('Eight napkins')).toBe(widestWord(points('napkins')));
  expect(foldedWidth('White was a mistake, so what')).toBeGreaterThan(foldedWidth('White was a'));
  expect(foldedWidth('White was a mistake, so what')).toBeLessThan(foldedWidth('White-was-a-mistake'));
  expect(foldedWidth('Soup')).toBe(widestWord(points('Soup')));
});
