// @vitest-environment node
import { expect, test } from 'vitest';
import { longestWord } from './label-size.ts';

test('counts the letters of the longest word over all labels, which break at spaces and hyphens', () => {
  expect(longestWord(['Needs supervision', 'A well-known one'])).toBe(11);
  expect(longestWord(['S', ''])).toBe(1);
  expect(longestWord([])).toBe(1);
});
