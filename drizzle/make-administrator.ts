/**
 * Makes an existing account an administrator.
 *   npm run admin -- <username> [--port 8787]
 * Works on the database at LIBSQL_URL, or on that of a running `npm start` (by the site's port).
 */
import { parseArgs } from 'node:util';
import { eq } from 'drizzle-orm';
import { openDatabase } from './client.ts';
import { isUnavailable } from './errors.ts';
import { normalizedName } from './normalized-name.ts';
import { users } from './schema/users.ts';

const { values, positionals } = parseArgs({
  options: { port: { type: 'string', default: '8787' } },
  allowPositionals: true,
});
const [username] = positionals;

if (username === undefined || positionals.length > 1) {
  console.error('Who? npm run admin -- <username> [--port 8787]');
  process.exit(2);
}

/** The database of `npm start` uses the second port after the site's. */
const localPort = Number(values.port) + 2;
const { LIBSQL_URL, LIBSQL_AUTH_TOKEN: authToken } = process.env;
const url = LIBSQL_URL ?? `http://127.0.0.1:${localPort}`;
const db = openDatabase({ url, authToken, timeout: 10_000 });
try {
  const made = await db
    .update(users)
    .set({ administrator: true })
    .where(eq(users.usernameNormalized, normalizedName(username)))
    .returning({ username: users.username });
  if (made[0] === undefined) {
    console.error(`Nobody here is called ${username}. Register first, then run this again.`);
    process.exitCode = 1;
  } else {
    console.log(`${made[0].username} is an administrator now.`);
  }
} catch (error) {
  if (!isUnavailable(error)) throw error;
  console.error(`No database answers at ${url}. Start Tallyho first (npm start), or set LIBSQL_URL.`);
  process.exitCode = 1;
}
