import { expect, test } from 'vitest';
import { areNamesWords, endLines, foldedWidth, widestWord } from './long-names.ts';

const points = (...names: string[]) => names.map((name) => ({ name, color: 'red' as const }));

test('a word is as wide as its letters', () => {
  expect(widestWord(points('Illicit', 'Mammoth'))).toBe(widestWord(points('Mammoth')));
  expect(widestWord(points('Three, still', 'One'))).toBe(widestWord(points('Three,')));
  expect(widestWord(points('普通', 'One'))).toBe(2);
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
