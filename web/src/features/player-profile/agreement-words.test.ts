import { expect, test } from 'vitest';
import { agreementWords, isLeast, rowWords } from './agreement-words.ts';

test.each([
  [100, 'On your side'],
  [60, 'On your side'],
  [59, 'Half and half'],
  [45, 'Half and half'],
  [44, 'Likes to differ'],
  [0, 'Likes to differ'],
])('%d percent is "%s"', (percent, words) => {
  expect(agreementWords(percent)).toBe(words);
  expect(rowWords(percent, 101, 1)).toBe(words);
});

test('the best row is most like the user, an equal one just as close', () => {
  expect([0, 1].map((index) => rowWords(73, 73, index))).toEqual(['Most like you', 'Just as close']);
});

test('nobody is most like the user who disagrees more often than not', () => {
  expect(rowWords(49, 49, 0)).toBe('Half and half');
  expect(rowWords(20, 20, 0)).toBe('Likes to differ');
});

test.each([
  [49, 50, true],
  [50, 64, false],
  [50, 65, true],
  [56, 58, false],
  [56, 76, true],
])('%d percent, the best being %d, is told as the lowest agreement: %s', (percent, best, isTold) => {
  expect(isLeast(percent, best)).toBe(isTold);
});
