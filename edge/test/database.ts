import { env } from 'cloudflare:workers';
import { openDatabase } from '@tallyho/drizzle/client';
import * as schema from '@tallyho/drizzle/schema/index';
import { is, sql } from 'drizzle-orm';
import { SQLiteTable } from 'drizzle-orm/sqlite-core';

/** The tests' own connection to the worker's database. */
export const db = openDatabase({ url: env.LIBSQL_URL, authToken: env.LIBSQL_AUTH_TOKEN, timeout: 10_000 });

/** Deletes all rows of all tables. */
export const clearDatabase = async (): Promise<void> => {
  const tables = Object.values(schema).filter((value) => is(value, SQLiteTable));
  await db.batch([db.run(sql`pragma defer_foreign_keys = on`), ...tables.map((table) => db.delete(table))]);
};
