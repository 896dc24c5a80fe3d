import { expect, test } from 'vitest';
import { areNamesWords, mostLetters, rowsOfNames } from './long-names.ts';

const points = (...names: string[]) => names.map((name) => ({ name, color: 'red' as const }));

test('a phone shows all names if they are few, long ones in two rows', () => {
  expect(rowsOfNames(points('Not good', 'Below average', 'Average', 'Good', 'Excellent'))).toBe('one');
  expect(rowsOfNames(points('A', 'B', 'C', 'D', 'E', 'F', 'G'))).toBe('outer');
  expect(rowsOfNames(points('Bad', 'Ten, with a good wipe', 'Good'))).toBe('two');
  expect(rowsOfNames(points('Bad', 'Unremarkable', 'Good'))).toBe('two');
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
