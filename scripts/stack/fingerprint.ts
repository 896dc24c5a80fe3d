import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './processes.ts';

const ignored = new Set(['node_modules', 'dist', 'out', '.turbo']);

function* filesIn(place: string): Generator<string> {
  if (!statSync(place).isDirectory()) return yield place;
  for (const name of readdirSync(place).sort()) {
    if (!ignored.has(name)) yield* filesIn(path.join(place, name));
  }
}

/**
 * Returns a hash of the names and contents of all files in these places of the repository (files or folders; missing
 * ones count as empty).
 */
export function fingerprint(places: readonly string[]): string {
  const hash = createHash('sha256');
  for (const place of places.map((name) => path.join(root, name)).filter(existsSync)) {
    for (const file of filesIn(place)) hash.update(path.relative(root, file)).update(readFileSync(file));
  }
  return hash.digest('hex');
}

/** Stores the last completed state in `file`, so that work is repeated only after a change. */
export function stamp(file: string) {
  return {
    is: (value: string) => existsSync(file) && readFileSync(file, 'utf8') === value,
    set(value: string) {
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(file, value);
    },
  };
}
