import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { lockedCells, page, productionDependencies, splitPage } from './check/production-dependencies.ts';

/** Licences under which a package may be part of the product. */
const accepted = ['Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', 'ISC', 'MIT', 'MIT-0', 'MPL-2.0', 'OFL-1.1'];

const dependencies = productionDependencies();

test('docs/dependencies.md lists all production dependencies with the versions and licences of the lockfile', () => {
  const [, table] = splitPage(readFileSync(page, 'utf8'));
  // Without the head, and without the last cell: only the registry knows the last release.
  const listed = table
    .trim()
    .split('\n')
    .slice(2)
    .map((row) => row.replace(/ [^|]* \|$/, ''));
  expect(dependencies.length).toBeGreaterThan(20);
  expect(listed, 'run: npm run dependencies').toEqual(dependencies.map(lockedCells));
});

test('every production dependency has an accepted licence', () => {
  const others = dependencies.filter(
    ({ licence }) => !licence.split(/ AND | OR |[()]/).every((one) => one === '' || accepted.includes(one)),
  );
  expect(others).toEqual([]);
});
