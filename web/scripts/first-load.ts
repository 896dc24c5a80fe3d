/**
 * Prints the gzipped JavaScript that a visit to each public page loads in its first five seconds without any input, and fails
 * if a page exceeds its budget. It is what the page's HTML names, and what `start-site.tsx` loads afterwards.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import * as v from 'valibot';
import { staticPages } from '../vite/static-pages.ts';

const maxFiles = 12;
/** In bytes. */
const maxBytes = 124_000;
/** Loaded by the start of every page, after it. */
const startedLater = ['src/app/after-start.ts'];
const dist = join(import.meta.dirname, '../dist');

const manifest = v.parse(
  v.record(v.string(), v.object({ file: v.string(), imports: v.optional(v.array(v.string()), []) })),
  JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8')),
);

/** Returns the files of a module and of its static imports. */
function filesOf(name: string, found = new Set<string>()): Set<string> {
  const chunk = manifest[name];
  if (!chunk) throw new Error(`The manifest has no ${name}: build first`);
  if (found.has(chunk.file)) return found;
  found.add(chunk.file);
  for (const imported of chunk.imports) filesOf(imported, found);
  return found;
}

const gzipped = (file: string) => gzipSync(readFileSync(join(dist, file)), { level: 9 }).length;
const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`.padStart(9);

for (const { name } of staticPages) {
  const html = readFileSync(join(dist, `pages/${name}.html`), 'utf8');
  const named = [...html.matchAll(/(?:src|href)="\/(assets\/[^"]+\.js)"/g)].map(([, file = '']) => file);
  const files = new Set([...named, ...startedLater.flatMap((module) => [...filesOf(module)])]);
  const bytes = [...files].reduce((sum, file) => sum + gzipped(file), 0);
  console.log(`${kilobytes(bytes)} in ${files.size} files  ${name}`);
  if (bytes > maxBytes || files.size > maxFiles) process.exitCode = 1;
}
console.log(`The budget of each page is ${kilobytes(maxBytes).trim()} in ${maxFiles} files.`);
