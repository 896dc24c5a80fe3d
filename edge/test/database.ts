import { env } from 'cloudflare:workers';
import { openDatabase } from '@tallyho/drizzle/client';
import { isLocked } from '@tallyho/drizzle/errors';
import * as schema from '@tallyho/drizzle/schema/index';
import { is, sql } from 'drizzle-orm';
import { SQLiteTable } from 'drizzle-orm/sqlite-core';

/**
 * Returns a function that repeats the call while another test holds the lock of the database. The server waits five seconds for
 * a lock, which is too short on a very slow machine.
 */
const repeatedWhileLocked =
  <Args extends unknown[], Result>(call: (...args: Args) => Promise<Result>) =>
  async (...args: Args): Promise<Result> => {
    for (let repeats = 0; repeats < 10; repeats += 1)
      try {
        return await call(...args);
      } catch (error) {
        if (!isLocked(error)) throw error;
      }
    return call(...args);
  };

/** The tests' own connection to the worker's database. */
export const db = openDatabase({ url: env.LIBSQL_URL, authToken: env.LIBSQL_AUTH_TOKEN, timeout: 10_000 });
db.$client.batch = repeatedWhileLocked(db.$client.batch.bind(db.$client));
db.$client.execute = repeatedWhileLocked(db.$client.execute.bind(db.$client));

/** Deletes all rows of all tables. */
export const clearDatabase = async (): Promise<void> => {
  const tables = Object.values(schema).filter((value) => is(value, SQLiteTable));
  await db.batch([db.run(sql`pragma defer_foreign_keys = on`), ...tables.map((table) => db.delete(table))]);
};
