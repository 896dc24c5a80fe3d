/**
 * Generates a migration from the schema with drizzle-kit, which gets the arguments (`--name what_it_does`). Then stores the hash of
 * each new migration, so that migrations.test.ts detects a later change of its file, and deletes the snapshots of the schema
 * but the newest: drizzle-kit compares the schema with that one only.
 */
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readMigrationFiles } from 'drizzle-orm/migrator';

const { status } = spawnSync('drizzle-kit', ['generate', ...process.argv.slice(2)], {
  cwd: import.meta.dirname,
  stdio: 'inherit',
  shell: process.platform === 'win32',
});
if (status !== 0) process.exit(status ?? 1);

const migrationsFolder = join(import.meta.dirname, 'migrations');
const listFile = join(migrationsFolder, 'frozen.json');
/** The hash of each migration's file, by its creation time (epoch ms), which identifies it in a database. */
const frozen: Record<string, string> = JSON.parse(readFileSync(listFile, 'utf8'));

for (const { folderMillis, hash } of readMigrationFiles({ migrationsFolder })) {
  frozen[folderMillis] ??= hash;
}
writeFileSync(listFile, `${JSON.stringify(frozen, null, 2)}\n`);

const meta = join(migrationsFolder, 'meta');
const snapshots = readdirSync(meta).filter((name) => name.endsWith('_snapshot.json'));
for (const name of snapshots.sort().slice(0, -1)) rmSync(join(meta, name));
