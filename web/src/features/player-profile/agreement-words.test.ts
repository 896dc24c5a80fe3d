import { expect, test } from 'vitest';
import { agreementWords, isLeast, rowWords } from './agreement-words.ts';

test.each([
  [100, 'Nearly always on your side'],
  [80, 'Nearly always on your side'],
  [79, 'Often on your side'],
  [65, 'Often on your side'],
  [64, 'On your side more often than not'],
  [58, 'On your side more often than not'],
  [56, 'On your side more often than not'],
  [55, 'On your side more often than not'],
  [54, 'Could go either way'],
  [45, 'Could go either way'],
  [44, 'Likes to differ'],
  [35, 'Likes to differ'],
  [34, 'Keeps your evenings interesting'],
  [0, 'Keeps your evenings interesting'],
])('%d percent is "%s"', (percent, words) => {
  expect(agreementWords(percent)).toBe(words);
  expect(rowWords(percent, 101, 1)).toBe(words);
});

test('the best row is most like the user, an equal one just as close', () => {
  expect([0, 1].map((index) => rowWords(73, 73, index))).toEqual(['Most like you', 'Just as close']);
});

test('nobody is most like the user who disagrees more often than not', () => {
  expect(rowWords(49, 49, 0)).toBe('Could go either way');
  expect(rowWords(20, 20, 0)).toBe('Keeps your evenings interesting');
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
