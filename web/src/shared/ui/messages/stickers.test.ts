import { expect, test } from 'vitest';
import { expressions } from '../avatars/expressions.ts';
import { stickerOf, stickers } from './stickers.ts';

test('every expression has exactly one emoji', () => {
  expect(stickers.map(({ expression }) => expression).toSorted()).toEqual([...expressions].toSorted());
});

test.each([
  ['😀', 'delighted'],
  [' 😴\n', 'asleep'],
  ['😐\uFE0F', 'neutral'],
  ['😀😀', null],
  ['😀!', null],
  ['😂', null],
  ['', null],
])('%j is the sticker %s', (text, expression) => {
  expect(stickerOf(text)).toBe(expression);
});
