import { expect, test } from 'vitest';
import { agreementWords, unlikeWords } from './agreement-words.ts';

test.each([
  [100, 'Nearly always on your side'],
  [80, 'Nearly always on your side'],
  [79, 'Often on your side'],
  [68, 'Often on your side'],
  [65, 'Often on your side'],
  [64, 'Now and then on your side'],
  [56, 'Now and then on your side'],
  [55, 'Now and then on your side'],
  [54, 'Could go either way'],
  [45, 'Could go either way'],
  [44, 'Likes to differ'],
  [0, 'Likes to differ'],
])('%d percent of another row is "%s"', (percent, words) => {
  expect(agreementWords(percent, 101, 1)).toBe(words);
});

test('the best row is most like the user, an equal one just as close', () => {
  expect([0, 1].map((index) => agreementWords(73, 73, index))).toEqual(['Most like you', 'Just as close']);
});

test('nobody is most like the user who disagrees more often than not', () => {
  expect(agreementWords(49, 49, 0)).toBe('Could go either way');
  expect(agreementWords(20, 20, 0)).toBe('Likes to differ');
});

test.each([
  [0, 'Keeps your evenings interesting'],
  [54, 'Keeps your evenings interesting'],
  [55, 'Still on your side more often than not'],
  [90, 'Still on your side more often than not'],
])('%d percent of the one who agrees least is "%s"', (percent, words) => {
  expect(unlikeWords(percent)).toBe(words);
});
