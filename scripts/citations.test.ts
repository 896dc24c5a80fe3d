import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));
const isText = (path: string) =>
  /\.(ts|tsx|mjs|css|md|html|toml|sh)$/.test(path) && !path.includes('/licences/');

/** A numbered decision or section, or "the spec": documents that are not in the repository. */
const citation =
  /\b(decisions?|(spec(ification)? )?sections?) \d+|\b(by|in|of|to) the spec(ification)?\b|\bthe spec(ification)?['’]s\b/i;

const listFiles = (): string[] =>
  execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
  })
    .split('\n')
    .filter((path) => existsSync(`${root}${path}`));

test('no text cites a document that is not in the repository', () => {
  const paths = listFiles().filter((path) => isText(path) && path !== 'scripts/citations.test.ts');
  expect(paths.length).toBeGreaterThan(100);
  const cited = paths.flatMap((path) =>
    readFileSync(`${root}${path}`, 'utf8')
      .split('\n')
      .flatMap((line, index) => (citation.test(line) ? [`${path}:${index + 1}: ${line.trim()}`] : [])),
  );
  expect(cited).toEqual([]);
});

/** The name of a test in a Markdown page, such as `lobby.test.ts` or `features/{a,b}.test.ts`. */
const testName = /`([\w{},./-]+\.(?:test|spec)\.tsx?)`/g;

const expand = (name: string): string[] => {
  const [, before = '', options, after = ''] = /^(.*)\{(.*)\}(.*)$/.exec(name) ?? [];
  return options === undefined ? [name] : options.split(',').map((option) => `${before}${option}${after}`);
};

test('every test that a page of docs names exists', () => {
  const paths = listFiles();
  const named = paths
    .filter((path) => /^docs\/.*\.md$/.test(path))
    .flatMap((path) => [...readFileSync(`${root}${path}`, 'utf8').matchAll(testName)])
    .flatMap(([, name = '']) => expand(name));
  expect(named.length).toBeGreaterThan(50);
  expect(named.filter((name) => !paths.some((path) => `/${path}`.endsWith(`/${name}`)))).toEqual([]);
});
