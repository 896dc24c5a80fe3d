import { expect, test } from 'vitest';
import { areNamesLong, areNamesWords, mostLetters } from './long-names.ts';

const points = (...names: string[]) => names.map((name) => ({ name, color: 'red' as const }));

test('a phone shows all names if they are short and few', () => {
  expect(areNamesLong(points('Not good', 'Below average', 'Average', 'Good', 'Excellent'))).toBe(false);
  expect(areNamesLong(points('A', 'B', 'C', 'D', 'E', 'F', 'G'))).toBe(true);
  expect(areNamesLong(points('Bad', 'Ten, with a good wipe', 'Good'))).toBe(true);
  expect(areNamesLong(points('Bad', 'Unremarkable', 'Good'))).toBe(true);
});

test('the outer names may have one letter more', () => {
  expect(mostLetters(points('Not good', 'Below average', 'Excellent'))).toBe(8);
  expect(mostLetters(points('Bad', 'Excellent', 'Good'))).toBe(9);
});

test('letters and numbers are no words', () => {
  expect(areNamesWords(points('S', 'A', 'B'))).toBe(false);
  expect(areNamesWords(points('0', '10'))).toBe(false);
  expect(areNamesWords(points('All of them', 'No'))).toBe(true);
});
