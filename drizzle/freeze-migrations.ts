/** Writes down the hash of each new migration, so that a later change of its file is noticed (migrations.test.ts). */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readMigrationFiles } from 'drizzle-orm/migrator';

const migrationsFolder = join(import.meta.dirname, 'migrations');
const listFile = join(migrationsFolder, 'frozen.json');
/** When each migration was made (epoch ms, its identity in a database), and the hash of its file. */
const frozen: Record<string, string> = JSON.parse(readFileSync(listFile, 'utf8'));

for (const { folderMillis, hash } of readMigrationFiles({ migrationsFolder })) {
  frozen[folderMillis] ??= hash;
}
writeFileSync(listFile, `${JSON.stringify(frozen, null, 2)}\n`);
