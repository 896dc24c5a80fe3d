import { env } from 'cloudflare:workers';
import { openDatabase } from '@tallyho/drizzle/client';

/** The tests' own connection to the database of the run. */
export const db = openDatabase({ url: env.LIBSQL_URL, authToken: env.LIBSQL_AUTH_TOKEN, timeout: 10_000 });
