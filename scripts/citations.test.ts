import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));
const isText = (path: string) =>
  /\.(ts|tsx|mjs|css|md|html|toml|sh)$/.test(path) && !path.includes('/licences/');

/** A numbered decision or section, or "the spec": documents that are not in the repository. */
const citation =
  /\b(decisions?|(spec(ification)? )?sections?) \d+|\b(by|in|of|to) the spec(ification)?\b|\bthe spec(ification)?['’]s\b/i;

test('no text cites a document that is not in the repository', () => {
  const paths = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
  })
    .split('\n')
    .filter((path) => isText(path) && path !== 'scripts/citations.test.ts');
  expect(paths.length).toBeGreaterThan(100);
  const cited = paths.flatMap((path) =>
    readFileSync(`${root}${path}`, 'utf8')
      .split('\n')
      .flatMap((line, index) => (citation.test(line) ? [`${path}:${index + 1}: ${line.trim()}`] : [])),
  );
  expect(cited).toEqual([]);
});
