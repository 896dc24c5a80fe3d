import { describe, expect, test } from 'vitest';
import { partsOf } from './links.ts';

/** The parts, with links as [href, what is shown]. */
const shown = (text: string) =>
  partsOf(text).map((part) =>
    part.kind === 'words' ? part.text : [part.href, `${part.protocol}//${part.host}${part.rest}`],
  );

test('a text without links is one part, an empty one none', () => {
  expect(shown('See you at eight: bring snacks // or not')).toEqual([
    'See you at eight: bring snacks // or not',
  ]);
  expect(shown('')).toEqual([]);
});

test('links stand among words, and what ends a sentence is no part of them', () => {
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
])('%s is no link', (text) => expect(shown(text)).toEqual([text]));

describe('the real host is shown', () => {
  test.each([
    ['in letters of one kind', 'https://EXAMPLE.org/Path', 'https://example.org/Path'],
    ['spelt out, where letters only look alike', 'https://аpple.com/', 'https://xn--pple-43d.com/'],
    ['with its port', 'http://example.org:8080/x', 'http://example.org:8080/x'],
  ])('%s', (_how, text, seen) => expect(shown(text)[0]).toEqual([expect.any(String), seen]));

  test.each(['https://google.com@evil.example/', 'https://a:b@evil.example/x'])(
    '%s, which hides it, is no link',
    (text) => expect(shown(text)).toEqual([text]),
  );

  test('a backslash ends it, as browsers read it', () => {
    for (const part of partsOf('https://evil.example\\@google.com/'))
      if (part.kind === 'link') expect(part.host).toBe('evil.example');
  });
});

test('markup stays text', () => {
  const text = '<a href="https://example.org/" onclick="alert(1)">x</a><img src=x onerror=alert(1)>';
  const [before, link, ...after] = partsOf(text);
  expect(before).toMatchObject({ kind: 'words', text: '<a href="' });
  expect(link).toMatchObject({ kind: 'link', href: 'https://example.org/' });
  expect(after.map((part) => (part.kind === 'words' ? part.text : ''))).toEqual([
    '" onclick="alert(1)">x</a><img src=x onerror=alert(1)>',
  ]);
});

test('whatever is written, nothing of it is lost', () => {
  const text =
    'مرحبا https://example.org/ש x https://user@host.example y http://a.b.c.d.e/%zz 🦩https://x.yz';
  const joined = partsOf(text)
    .map((part) => (part.kind === 'words' ? part.text : `${part.protocol}//${part.host}${part.rest}`))
    .join('');
  expect(joined).toBe(text);
});
