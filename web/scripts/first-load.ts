/**
 * Prints the gzipped JavaScript that a visit to each public page loads in its first five seconds without any input, and fails
 * if a page exceeds its budget. It is what the page's HTML lists: nothing else loads by itself. `npm run bench -- page` measures that.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { PageFiles } from '../src/app/page-start.ts';
import { staticPages } from '../vite/static-pages.ts';

interface Budget {
  readonly files: number;
  readonly bytes: number;
}
const budget: Budget = { files: 6, bytes: 100_000 };
/** Pages that need more, by the first part of their names: the form of a guest. */
const larger = new Map<string, Budget>([['join', { files: 6, bytes: 103_500 }]]);
const dist = join(import.meta.dirname, '../dist');

const gzipped = (file: string) => gzipSync(readFileSync(join(dist, file)), { level: 9 }).length;
const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`.padStart(9);

for (const { name } of staticPages) {
  const html = readFileSync(join(dist, `pages/${name}.html`), 'utf8');
  const [, list = '{}'] = /id="page-files">(.*?)<\/script>/.exec(html) ?? [];
  const { entries, parts } = JSON.parse(list) as PageFiles; // written by our build
  const named = [...entries, ...parts];
  const files = new Set(named);
  const bytes = [...files].reduce((sum, file) => sum + gzipped(file), 0);
  const allowed = larger.get(name.split('-')[0] ?? '') ?? budget;
  console.log(`${kilobytes(bytes)} in ${files.size} files  ${name}`);
  if (bytes <= allowed.bytes && files.size <= allowed.files) continue;
  console.log(`The budget of this page is ${kilobytes(allowed.bytes).trim()} in ${allowed.files} files.`);
  process.exitCode = 1;
}
