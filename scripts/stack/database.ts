import path from 'node:path';
import { type Client, createClient } from '@libsql/client';
import { drizzle } from 'drizzle-orm/libsql';
import { migrate } from 'drizzle-orm/libsql/migrator';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { root } from './processes.ts';
import type { DatabaseAccess } from './stack-config.ts';

const migrationsFolder = path.join(root, 'drizzle', 'migrations');

/**
 * Updates the database to the newest schema, in one transaction. Throws, before any change, if the database has a
 * migration that this version does not have.
 */
export async function migrateDatabase(database: DatabaseAccess): Promise<void> {
  const client = createClient(database);
  try {
    if (await hasUnknownMigration(client)) {
      throw new Error(
        `The database at ${database.url} was used with a newer version of Tallyho, or with another branch: it has changes that ` +
          'are not in drizzle/migrations. Nothing was changed. Update Tallyho (git pull) and start it again, or start ' +
          'it with another data folder: npm start -- --data .data-other',
      );
    }
    await migrate(drizzle(client), { migrationsFolder });
  } finally {
    client.close();
  }
}

/** Returns true if the database has an unknown migration. drizzle-orm identifies migrations by their creation time. */
async function hasUnknownMigration(client: Client): Promise<boolean> {
  const { rows: found } = await client.execute(
    `select name from sqlite_master where type = 'table' and name = '__drizzle_migrations'`,
  );
  if (found.length === 0) return false;
  const known = new Set(readMigrationFiles({ migrationsFolder }).map(({ folderMillis }) => folderMillis));
  const { rows: applied } = await client.execute('select created_at from __drizzle_migrations');
  return applied.some((row) => !known.has(Number(row.created_at)));
}
