/**
 * Prints the gzipped JavaScript that a visit to each public page loads in its first five seconds without any input, and fails
 * if a page exceeds its budget. It is what the page's HTML lists: nothing else loads by itself. `npm run bench -- page` measures that.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { PageFiles } from '../src/app/page-start.ts';
import { staticPages } from '../vite/static-pages.ts';

/** What a public page may load, in bytes. docs/benchmarks.md has the sizes. */
const budget = 130_000;
const dist = join(import.meta.dirname, '../dist');

const gzipped = (file: string) => gzipSync(readFileSync(join(dist, file)), { level: 9 }).length;
const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`.padStart(9);

for (const { name } of staticPages) {
  const html = readFileSync(join(dist, `pages/${name}.html`), 'utf8');
  const [, list = '[]'] = /id="page-files">(.*?)<\/script>/.exec(html) ?? [];
  const files = JSON.parse(list) as PageFiles; // written by our build
  const bytes = files.reduce((sum, file) => sum + gzipped(file), 0);
  console.log(`${kilobytes(bytes)} in ${files.length} files  ${name}`);
  if (bytes <= budget) continue;
  console.log(`The budget of a page is ${kilobytes(budget).trim()}.`);
  process.exitCode = 1;
}
