// @vitest-environment node
import { expect, test } from 'vitest';
import { contrastingText } from './contrasting-text.ts';

test.each([
  ['#ffffff', '#000'],
  ['#000', '#fff'],
  ['#ff0', '#000'],
  ['#00f', '#fff'],
  ['#808080', '#000'],
  ['#8b0000', '#fff'],
])('on %s the text is %s', (color, text) => {
  expect(contrastingText(color)).toBe(text);
});

test('returns black for an unreadable color', () => {
  expect(contrastingText('url(javascript:alert(1))')).toBe('#000');
});
