/**
 * Makes an existing account an administrator.
 *   LIBSQL_URL=... LIBSQL_AUTH_TOKEN=... node drizzle/make-administrator.ts <username>
 * `npm run admin` (scripts/admin.ts) runs it on the database of `npm start`.
 */

import { normalizedName } from '@tallyho/game/text';
import { eq } from 'drizzle-orm';
import { openDatabase } from './client.ts';
import { isUnavailable } from './errors.ts';
import { users } from './schema/users.ts';

const username = process.argv[2];
const { LIBSQL_URL: url, LIBSQL_AUTH_TOKEN: authToken } = process.env;
if (username === undefined || url === undefined) {
  console.error('Usage: LIBSQL_URL=... LIBSQL_AUTH_TOKEN=... node drizzle/make-administrator.ts <username>');
  process.exit(2);
}

const db = openDatabase({ url, authToken, timeout: 10_000 });
try {
  const made = await db
    .update(users)
    .set({ administrator: true })
    .where(eq(users.usernameNormalized, normalizedName(username)))
    .returning({ username: users.username });
  if (made[0] === undefined) {
    console.error(`There is no account with the username ${username}. Register first, then run this again.`);
    process.exitCode = 1;
  } else {
    console.log(`${made[0].username} is an administrator now.`);
  }
} catch (error) {
  if (!isUnavailable(error)) throw error;
  console.error(`No database answers at ${url}. Start Tallyho first (npm start), or set LIBSQL_URL.`);
  process.exitCode = 1;
}
