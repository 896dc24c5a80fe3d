import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { root } from './stack/processes.ts';

interface LockedPackage {
  readonly integrity?: string;
  readonly link?: boolean;
}

const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

/** The packages of the lockfile without the project's own workspaces. */
const lockedPackages = () => {
  const { packages } = JSON.parse(read('package-lock.json')) as { packages: Record<string, LockedPackage> }; // npm's own format
  return Object.entries(packages).filter(([name, { link }]) => name.includes('node_modules/') && !link);
};

test('every package has the hash of its content in the lockfile, for every system', () => {
  const withoutHash = lockedPackages().filter(([, { integrity }]) => !integrity?.startsWith('sha512-'));
  expect(withoutHash.map(([name]) => name)).toEqual([]);
});

test('the workflows check the signatures of all installed packages', () => {
  expect(read('.github/workflows/ci.yml').match(/npm ci$/gm)).toHaveLength(
    read('.github/workflows/ci.yml').match(/npm audit signatures$/gm)?.length ?? 0,
  );
});

test('every action of the workflows is pinned by the hash of its commit', () => {
  const folder = path.join(root, '.github/workflows');
  const used = readdirSync(folder).flatMap((file) => [
    ...readFileSync(path.join(folder, file), 'utf8').matchAll(/uses: (.+)$/gm),
  ]);
  const loose = used.filter(([, action]) => !/^[\w./-]+@[0-9a-f]{40} # v\d/.test(action ?? ''));
  expect(used.length).toBeGreaterThan(3);
  expect(loose.map(([line]) => line)).toEqual([]);
});
