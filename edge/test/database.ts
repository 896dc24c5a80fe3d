import { env } from 'cloudflare:workers';
import { openDatabase } from '@tallyho/drizzle/client';
import { repeatWhileLocked } from '@tallyho/drizzle/repeat-while-locked';
import * as schema from '@tallyho/drizzle/schema/index';
import { is, sql } from 'drizzle-orm';
import { SQLiteTable } from 'drizzle-orm/sqlite-core';

/** The server waits five seconds for the lock of another test, which is too short on a very slow machine. */
const lockWaits = Array.from({ length: 10 }, () => 0);

/** The tests' own connection to the worker's database. */
export const db = openDatabase({ url: env.LIBSQL_URL, authToken: env.LIBSQL_AUTH_TOKEN, timeout: 10_000 });
repeatWhileLocked(db.$client, lockWaits);

/** Deletes all rows of all tables. */
export const clearDatabase = async (): Promise<void> => {
  const tables = Object.values(schema).filter((value) => is(value, SQLiteTable));
  await db.batch([db.run(sql`pragma defer_foreign_keys = on`), ...tables.map((table) => db.delete(table))]);
};
