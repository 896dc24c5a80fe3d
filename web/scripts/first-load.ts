/** Prints the gzipped size of the files that the home page loads first, and fails if the scripts exceed the budget. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import * as v from 'valibot';

const budget = 100_000;
const dist = join(import.meta.dirname, '../dist');

const manifest = v.parse(
  v.record(
    v.string(),
    v.object({
      file: v.string(),
      isEntry: v.optional(v.boolean()),
      imports: v.optional(v.array(v.string()), []),
      css: v.optional(v.array(v.string()), []),
    }),
  ),
  JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8')),
);

const entry = Object.keys(manifest).find((name) => manifest[name]?.isEntry);
if (!entry) throw new Error('The manifest has no entry: build first');

/** The entry and its static imports, without lazy pages. */
const chunks = new Set<string>();
function visit(name: string) {
  if (chunks.has(name)) return;
  chunks.add(name);
  for (const imported of manifest[name]?.imports ?? []) visit(imported);
}
visit(entry);

const gzipped = (file: string) => gzipSync(readFileSync(join(dist, file)), { level: 9 }).length;
const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`.padStart(9);

let scripts = 0;
let styles = 0;
for (const name of chunks) {
  const chunk = manifest[name];
  if (!chunk) continue;
  const size = gzipped(chunk.file);
  scripts += size;
  for (const sheet of chunk.css) styles += gzipped(sheet);
  console.log(`${kilobytes(size)}  ${chunk.file}`);
}
console.log(`${kilobytes(scripts)}  first-route JavaScript, gzipped (budget ${kilobytes(budget).trim()})`);
console.log(`${kilobytes(styles)}  its styles`);
if (scripts > budget) process.exitCode = 1;
