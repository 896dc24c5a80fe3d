import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));
const folders = '{game,drizzle,edge,party,web,desktop}/{src,schema,seed,service-worker}';
const product = globSync(`${folders}/**/*.{ts,tsx}`, { cwd: root });
const sources = product.filter((path) => !/\.test\.tsx?$/.test(path));

/** Returns the source files that contain a match, without tests. */
const filesWith = (pattern: RegExp): string[] =>
  sources.filter((path) => pattern.test(readFileSync(`${root}${path}`, 'utf8')));

test('no SQL is built from text: values are always parameters', () => {
  expect(sources.length).toBeGreaterThan(500);
  expect(filesWith(/\bsql\.raw\b/)).toEqual([]);
});

/** What takes text as code or as markup. Trusted Types refuse it, too. */
const sinks = [
  /\b(eval|new Function|importScripts)\(|\bset(Timeout|Interval)\(['"`]|javascript:/,
  /\b(insertAdjacentHTML|setHTMLUnsafe|createContextualFragment|parseFromString)\(|\bdocument\.write\b/,
  /\b(innerHTML|outerHTML|srcdoc|dangerouslySetInnerHTML)\b/,
];

test('no code runs text as code, or as markup of the page', () => {
  expect(sinks.flatMap(filesWith)).toEqual([]);
});

test('only one file creates policies of Trusted Types, and three files use it, for the addresses of their scripts', () => {
  expect(filesWith(/\bcreatePolicy\b|\btrustedTypes\b/)).toEqual([
    'web/src/shared/platform/trusted-scripts.ts',
  ]);
  const users = filesWith(/\btrustedScripts\(|\btrusted\(/);
  expect(users.sort()).toEqual([
    'web/src/app/page-start.ts',
    'web/src/app/service-worker/register-worker.ts',
    'web/src/shared/platform/start-worker.ts',
    'web/src/shared/platform/trusted-scripts.ts',
  ]);
});

test('only one file starts workers, by an address of their policy, for the proof of work and the moving picture', () => {
  const files = ['web/src/shared/platform/start-worker.ts'];
  expect(filesWith(/new (Shared)?Worker\(/)).toEqual(files);
  expect(filesWith(/new Worker\(trusted\(workerAddress\)/)).toEqual(files);
  expect(filesWith(/\bstartWorker\('[\w-]+', workerAddress\)/).sort()).toEqual([
    'web/src/features/share/moving/moving-picture.ts',
    'web/src/shared/proof-of-work/solve-in-background.ts',
  ]);
  expect(filesWith(/\bstartWorker\(/).sort()).toEqual([
    'web/src/features/share/moving/moving-picture.ts',
    'web/src/shared/platform/start-worker.ts',
    'web/src/shared/proof-of-work/solve-in-background.ts',
  ]);
});
