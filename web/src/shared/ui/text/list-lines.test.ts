// @vitest-environment node
import { expect, test } from 'vitest';
import { listLines } from './list-lines.ts';

test.each([
  ['bullets', '- Pizza\n- Ramen\n\n• Tacos', ['Pizza', 'Ramen', 'Tacos']],
  ['numbers', '1. Pizza\r\n2. Ramen\r\n3. Tacos', ['Pizza', 'Ramen', 'Tacos']],
  ['numbers with brackets', ' 9) Pizza\n10) Ramen', ['Pizza', 'Ramen']],
  ['boxes', '- [ ] Pizza\n- [x] Ramen', ['Pizza', 'Ramen']],
  ['bullets under a title', 'Food:\n* Pizza\n* Ramen', ['Food:', 'Pizza', 'Ramen']],
])('the lines of a list with %s have none', (_, text, lines) => {
  expect(listLines(text)).toEqual(lines);
});

test.each([
  ['names that begin with one number', '1. FC Köln\n1. FC Nürnberg'],
  ['names with a dash', 'Spider-Man\n-5 degrees'],
  ['years', '1984\n2001: A Space Odyssey'],
])('%s stay as they are', (_, text) => {
  expect(listLines(text)).toEqual(text.split('\n'));
});

test('a single line is no list', () => {
  expect(listLines('1. FC Köln')).toEqual(['1. FC Köln']);
});
