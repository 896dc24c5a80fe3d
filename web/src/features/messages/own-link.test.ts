import { expect, test } from 'vitest';
import { ownLinkIn } from './own-link.ts';

const { origin } = window.location;

test.each([
  [`${origin}/r/aB_c-9`, { kind: 'result', to: '/r/aB_c-9', key: 'aB_c-9', rest: '' }],
  [
    `Come! ${origin}/join/ABC123 Now`,
    { kind: 'invitation', to: '/join/ABC123', key: 'ABC123', rest: 'Come!  Now' },
  ],
])('%s is a card', (text, link) => {
  expect(ownLinkIn(text)).toEqual(link);
});

test.each([
  'no link',
  'https://example.org/r/abc',
  `${origin}/user`,
  `${origin}/r/abc/board.png`,
  `${origin}/r/one and ${origin}/r/two`,
])('%s stays text', (text) => {
  expect(ownLinkIn(text)).toBeNull();
});
