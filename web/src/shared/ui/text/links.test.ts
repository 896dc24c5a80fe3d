// @vitest-environment node
import { describe, expect, test } from 'vitest';
import { textPartsOf } from './links.ts';

/** Returns the parts, with links as [href, shown text]. */
const shown = (text: string) =>
  textPartsOf(text).map((part) =>
    part.kind === 'text' ? part.text : [part.href, `${part.protocol}//${part.host}${part.rest}`],
  );

test('returns one part for a text without links and none for an empty text', () => {
  expect(shown('See you at eight: bring snacks // or not')).toEqual([
    'See you at eight: bring snacks // or not',
  ]);
  expect(shown('')).toEqual([]);
});

test('finds links between words and excludes the punctuation that ends a sentence', () => {
  expect(shown('Look (https://example.org/a_(b)), or http://example.com/?q=1&r=2#x!')).toEqual([
    'Look (',
    ['https://example.org/a_(b)', 'https://example.org/a_(b)'],
    '), or ',
    ['http://example.com/?q=1&r=2#x', 'http://example.com/?q=1&r=2#x'],
    '!',
  ]);
});

test.each([
  'javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'ftp://example.org/file',
  'mailto:robin@example.org',
  'robin@example.org',
  '//example.org/path',
  'example.org',
  'tallyho://join/ABCDEF',
  'file:///etc/passwd',
  'https://',
  'https://[',
  'xhttps://example.org',
])('%s is not a link', (text) => expect(shown(text)).toEqual([text]));

describe('shows the real host', () => {
  test.each([
    ['in letters of one kind', 'https://EXAMPLE.org/Path', 'https://example.org/Path'],
    ['spelt out, where letters only look alike', 'https://аpple.com/', 'https://xn--pple-43d.com/'],
    ['with its port', 'http://example.org:8080/x', 'http://example.org:8080/x'],
  ])('%s', (_how, text, seen) => expect(shown(text)[0]).toEqual([expect.any(String), seen]));

  test.each(['https://google.com@evil.example/', 'https://a:b@evil.example/x'])(
    'rejects %s, which hides the host',
    (text) => expect(shown(text)).toEqual([text]),
  );

  test('ends the host at a backslash, as browsers do', () => {
    for (const part of textPartsOf('https://evil.example\\@google.com/'))
      if (part.kind === 'link') expect(part.host).toBe('evil.example');
  });
});

test('keeps markup as text', () => {
  const text = '<a href="https://example.org/" onclick="alert(1)">x</a><img src=x onerror=alert(1)>';
  const [before, link, ...after] = textPartsOf(text);
  expect(before).toMatchObject({ kind: 'text', text: '<a href="' });
  expect(link).toMatchObject({ kind: 'link', href: 'https://example.org/' });
  expect(after.map((part) => (part.kind === 'text' ? part.text : ''))).toEqual([
    '" onclick="alert(1)">x</a><img src=x onerror=alert(1)>',
  ]);
});

test('never loses any part of the text', () => {
  const text =
    'مرحبا https://example.org/ש x https://user@host.example y http://a.b.c.d.e/%zz 🦩https://x.yz';
  const joined = textPartsOf(text)
    .map((part) => (part.kind === 'text' ? part.text : `${part.protocol}//${part.host}${part.rest}`))
    .join('');
  expect(joined).toBe(text);
});
