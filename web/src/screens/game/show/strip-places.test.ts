import { expect, test } from 'vitest';
import { haveColumns, wordsAt } from './strip-places.ts';

const names = ['Worst', 'Poor', 'Fine', 'Good', 'Best'];

test.each([
  [0, 'Worst'],
  [55, 'Fine'],
  [62.5, 'between “Fine” and “Good”'],
  [100, 'Best'],
])('%d on a scale with named steps', (at, words) => {
  expect(wordsAt(at, { names })).toBe(words);
});

test('a scale without steps has numbers', () => {
  expect(wordsAt(41.6, { names: [] })).toBe('42');
});

test('names that are short or break into lines have columns', () => {
  expect(haveColumns(names)).toBe(true);
  expect(haveColumns(['All of them', 'The crispy ones', 'One, very politely', 'I keep my word'])).toBe(true);
  expect(haveColumns(['Unconditionally', 'Grudgingly', 'Fine', 'Good', 'Best'])).toBe(false);
  expect(haveColumns(['S', 'A', 'B', 'C', 'D', 'E', 'F', 'G'])).toBe(false);
  expect(haveColumns([])).toBe(false);
});
