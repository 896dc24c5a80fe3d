import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));

interface NamedTest {
  readonly file: string;
  readonly title: string;
}

/** Returns the tests that the page names: a path in backquotes, and one or more quoted titles after it. */
const namedTests = (page: string): NamedTest[] =>
  [...page.matchAll(/`([^`\s]+\.(?:test|spec)\.tsx?)`((?:,? (?:and )?"[^"]+")+)/g)].flatMap(
    ([, file = '', titles = '']) =>
      [...titles.matchAll(/"([^"]+)"/g)].map(([, title = '']) => ({ file, title })),
  );

/** Quotes are written in several ways in titles and in source code. */
const withoutQuotes = (text: string) => text.replace(/[\\'’"“”]/g, '');

const isMissing = ({ file, title }: NamedTest): boolean =>
  !existsSync(`${root}${file}`) ||
  !withoutQuotes(readFileSync(`${root}${file}`, 'utf8')).includes(withoutQuotes(title));

test('every test that docs/security.md names exists', () => {
  const named = namedTests(readFileSync(`${root}docs/security.md`, 'utf8'));
  expect(named.length).toBeGreaterThan(10);
  expect(named.filter(isMissing)).toEqual([]);
});
