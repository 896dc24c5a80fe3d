import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));
const product = globSync('{game,drizzle,edge,party,web,desktop}/{src,schema,seed}/**/*.{ts,tsx}', {
  cwd: root,
});
const sources = product.filter((path) => !/\.test\.tsx?$/.test(path));

/** Returns the source files that contain a match, without tests. */
const filesWith = (pattern: RegExp): string[] =>
  sources.filter((path) => pattern.test(readFileSync(`${root}${path}`, 'utf8')));

test('no SQL is built from text: values are always parameters', () => {
  expect(sources.length).toBeGreaterThan(500);
  expect(filesWith(/\bsql\.raw\b/)).toEqual([]);
});

test('no code runs text as code, or as markup of the page', () => {
  expect(
    filesWith(/\beval\(|\bnew Function\(|\binnerHTML\b|dangerouslySetInnerHTML|\bdocument\.write\b/),
  ).toEqual([]);
});
