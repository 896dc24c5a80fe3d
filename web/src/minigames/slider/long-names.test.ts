import { expect, test } from 'vitest';
import { areNamesWords, haveNamesRoom, mostLetters } from './long-names.ts';

const points = (...names: string[]) => names.map((name) => ({ name, color: 'red' as const }));

test('a phone shows all names if their words fit below the points, in at most three lines', () => {
  expect(haveNamesRoom(points('Not good', 'Below average', 'Average', 'Good', 'Excellent'))).toBe(true);
  expect(haveNamesRoom(points('All of them', 'Half, while talking', 'The crispy ones', 'One', 'None'))).toBe(
    true,
  );
  expect(haveNamesRoom(points('Bad', 'Unremarkable', 'Good'))).toBe(true);
  expect(haveNamesRoom(points('Bad', 'Poor', 'Unremarkable', 'Good', 'Excellent'))).toBe(false);
  expect(haveNamesRoom(points('Bad', 'Poor', 'Ten, with a good wipe', 'Good', 'Excellent'))).toBe(false);
  expect(haveNamesRoom(points(...'ABCDEFGHIJ'))).toBe(true);
  expect(haveNamesRoom(points('Bad', 'B', 'C', 'D', 'E', 'F', 'Good'))).toBe(true);
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
