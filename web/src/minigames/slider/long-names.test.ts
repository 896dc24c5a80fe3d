import { expect, test } from 'vitest';
import { areNamesWords, foldedWidth, widestLine, widestWord } from './long-names.ts';

const haveNamesRoom = (names: Parameters<typeof widestLine>[0]) => widestLine(names) !== undefined;
const points = (...names: string[]) => names.map((name) => ({ name, color: 'red' as const }));

test('a phone shows all names if their words fit below the points, in at most three lines', () => {
  expect(haveNamesRoom(points('Not good', 'Below average', 'Average', 'Good', 'Excellent'))).toBe(true);
  expect(haveNamesRoom(points('All of them', 'Half, while talking', 'The crispy ones', 'One', 'None'))).toBe(
    true,
  );
  expect(
    haveNamesRoom(
      points(
        'Milk, and a quiet moment',
        'Crying, still chewing',
        'A noble sweat',
        'Is it on yet?',
        'I brought my own',
      ),
    ),
  ).toBe(true);
  expect(haveNamesRoom(points('Bad', 'Unremarkable', 'Good'))).toBe(true);
  expect(haveNamesRoom(points('Bad', 'Poor', 'Unremarkable', 'Good', 'Excellent'))).toBe(false);
  expect(haveNamesRoom(points('Bad', 'Poor', 'Ten, with a good wipe', 'Good', 'Excellent'))).toBe(true);
  expect(haveNamesRoom(points('Bad', 'Poor', 'Ten, with a good wipe of the hand', 'Good', 'Excellent'))).toBe(
    false,
  );
  expect(haveNamesRoom(points(...'ABCDEFGHIJ'))).toBe(true);
  expect(haveNamesRoom(points('Bad', 'B', 'C', 'D', 'E', 'F', 'Good'))).toBe(true);
});

test('a word is as wide as its letters', () => {
  expect(widestWord(points('Illicit', 'Mammoth'))).toBe(widestWord(points('Mammoth')));
  expect(widestWord(points('Three, still', 'One'))).toBe(widestWord(points('Three,')));
  expect(widestWord(points('普通', 'One'))).toBe(2);
});

test('a line has as many words as have room', () => {
  expect(widestLine(points('Milk, and a quiet moment', 'B', 'C', 'D', 'E'))).toBeCloseTo(
    widestWord(points('Milk,')) + 0.25 + widestWord(points('and')),
  );
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
