/**
 * Makes an existing account an administrator, or takes the role away, and writes it to the audit log.
 *   LIBSQL_URL=... LIBSQL_AUTH_TOKEN=... node drizzle/administrator-role.ts give|remove <username> [place]
 * `place`: the text that says which database it is. `npm run admin` (scripts/admin.ts) runs it on the database of `npm start`.
 */
import { normalizedName } from '@tallyho/game/text';
import { and, eq, exists, ne, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import { type Database, openDatabase } from './client.ts';
import { isUnavailable } from './errors.ts';
import { auditLog } from './schema/safety.ts';
import { users } from './schema/users.ts';

type Change = 'give' | 'remove';
interface Outcome {
  readonly text: string;
  readonly isDone: boolean;
}

const other = alias(users, 'other');

/** Changes the role in one transaction: never that of the last administrator. A change without effect is not logged. */
async function changeRole(db: Database, change: Change, username: string, place: string): Promise<Outcome> {
  const isGiven = change === 'give';
  const named = eq(users.usernameNormalized, normalizedName(username));
  const anotherOne = exists(
    db
      .select({ id: other.id })
      .from(other)
      .where(and(eq(other.administrator, true), ne(other.id, users.id))),
  );
  const mayChange = and(named, eq(users.administrator, !isGiven), isGiven ? undefined : anotherOne);
  const action = isGiven ? 'makeAdministrator' : 'removeAdministrator';
  const details = JSON.stringify({ by: 'command' });
  const [, changed, [account]] = await db.batch([
    db
      .insert(auditLog)
      .select(
        sql`select null, ${Date.now()}, 'command', ${action}, ${users.id}, ${details} from ${users} where ${mayChange}`,
      ),
    db.update(users).set({ administrator: isGiven }).where(mayChange).returning({ id: users.id }),
    db.select({ username: users.username, administrator: users.administrator }).from(users).where(named),
  ]);
  if (!account) {
    const advice = isGiven ? ' Register first, then run this again.' : '';
    return { text: `There is no account with the username ${username}${place}.${advice}`, isDone: false };
  }
  const name = account.username;
  if (isGiven) return { text: `${name} is an administrator now${place}.`, isDone: true };
  if (account.administrator)
    return {
      text: `${name} is the last administrator${place}, so the role stays. Make another account an administrator first.`,
      isDone: false,
    };
  if (changed.length === 0) return { text: `${name} is not an administrator${place}.`, isDone: true };
  return { text: `${name} is not an administrator any more${place}.`, isDone: true };
}

const [change, username, where] = process.argv.slice(2);
const { LIBSQL_URL: url, LIBSQL_AUTH_TOKEN: authToken } = process.env;
if ((change !== 'give' && change !== 'remove') || username === undefined || url === undefined) {
  console.error(
    'Usage: LIBSQL_URL=... LIBSQL_AUTH_TOKEN=... node drizzle/administrator-role.ts give|remove <username> [place]',
  );
  process.exit(2);
}

const db = openDatabase({ url, authToken, timeout: 10_000 });
try {
  const place = `, in ${where ?? `the database at ${url}`}`;
  const { text, isDone } = await changeRole(db, change, username, place);
  if (isDone) console.log(text);
  else {
    console.error(text);
    process.exitCode = 1;
  }
} catch (error) {
  if (!isUnavailable(error)) throw error;
  console.error(`No database answers at ${url}. Start Tallyho first (npm start), or set LIBSQL_URL.`);
  process.exitCode = 1;
}
