import { expect, test } from 'vitest';
import { counted, escapeMarkup } from './text.ts';

test.each([
  [0, 'votes'],
  [1, 'vote'],
  [2, 'votes'],
])('counts %i with its noun', (count, noun) => {
  expect(counted(count, 'vote')).toBe(`${count} ${noun}`);
});

test('uses the given plural', () => {
  expect([1, 2].map((count) => counted(count, 'person', 'people'))).toEqual(['1 person', '2 people']);
});

test('escapes all characters with a meaning in markup', () => {
  expect(escapeMarkup(`<a href="x" title='y'>&`)).toBe('&#60;a href=&#34;x&#34; title=&#39;y&#39;&#62;&#38;');
});
