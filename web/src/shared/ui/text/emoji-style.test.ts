import { expect, test } from 'vitest';
import { inEmojiStyle } from './emoji-style.ts';

test('emoji that would be line drawings get the color style', () => {
  expect(inEmojiStyle('I \u2764 it \u263A')).toBe('I \u2764\uFE0F it \u263A\uFE0F');
});

test.each(['😂', '👩‍👩‍👧', '\u2764\uFE0F', '\u263A\uFE0E', '\u270C🏽', '🏳️‍🌈'])(
  '%s, which has a style, stays as it is',
  (text) => expect(inEmojiStyle(text)).toBe(text),
);

test('digits, signs of keys and marks of trade stay text', () => {
  const text = '10 of 12, #1 * Tallyho™ © ®, https://example.org/?a=1#2';
  expect(inEmojiStyle(text)).toBe(text);
});
