import { expect, test } from 'vitest';
import { itemsInLine } from './items-in-line.ts';

const countries = ['Japan', 'Bangladesh', 'Austria', 'Sweden', 'Italy'];

test('up to four items stand in one line, and five in two', () => {
  expect(itemsInLine([], true)).toBe(0);
  expect(itemsInLine(['Pizza', 'Soup', 'Salad', 'Bread'], true)).toBe(4);
  expect(itemsInLine(['Strawberries', 'Blackberries', 'Raspberries', 'Currants', 'Cherries'], true)).toBe(3);
});

test('five items with short names stand in one line beside narrow labels', () => {
  expect(itemsInLine(countries, true)).toBe(5);
  expect(itemsInLine(countries, false)).toBe(3);
});
