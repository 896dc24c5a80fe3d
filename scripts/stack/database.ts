import path from 'node:path';
import { createClient } from '@libsql/client';
import { drizzle } from 'drizzle-orm/libsql';
import { migrate } from 'drizzle-orm/libsql/migrator';
import type { RemoteDatabase } from './place.ts';
import { root } from './processes.ts';

/** Brings the database up to the newest schema. */
export async function migrateDatabase({ url, authToken }: RemoteDatabase): Promise<void> {
  const client = createClient(authToken ? { url, authToken } : { url });
  try {
    await migrate(drizzle(client), { migrationsFolder: path.join(root, 'drizzle', 'migrations') });
  } catch (error) {
    throw new Error(
      `The database at ${url} could not be brought up to date: it may come from another version. ` +
        `Remove the data folder to start afresh.\n${error instanceof Error ? error.message : error}`,
    );
  } finally {
    client.close();
  }
}
