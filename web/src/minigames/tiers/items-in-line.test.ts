import { expect, test } from 'vitest';
import { itemsInLine } from './items-in-line.ts';

test('up to four items stand in one line, and more in lines of about the same length', () => {
  expect([0, 1, 4, 5, 6, 8, 9].map(itemsInLine)).toEqual([0, 1, 4, 3, 3, 4, 3]);
});
