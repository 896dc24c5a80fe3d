import { createClient, type InStatement } from '@libsql/client';
import { type RunningStack, runningStack } from '../stack/control.ts';
import type { Account } from './account.ts';

/** Writes to the database in one transaction what the API cannot do, or not within a test's time. */
const writeToDatabase = (...statements: InStatement[]): Promise<void> =>
  writeTo(runningStack().libsql, ...statements);

async function writeTo(database: RunningStack['libsql'], ...statements: InStatement[]): Promise<void> {
  const client = createClient(database);
  try {
    await client.batch(statements, 'write');
  } finally {
    client.close();
  }
}

/** Makes the account an administrator, like `npm run admin`. */
export const makeAdministrator = ({ userId }: Account): Promise<void> =>
  writeToDatabase({ sql: 'update users set administrator = 1 where id = ?', args: [userId] });

/** Makes the last proof of identity too old, in all sessions of the account. */
export const expireProof = ({ userId }: Account): Promise<void> =>
  writeToDatabase({ sql: 'update sessions set confirmed_at = 0 where user_id = ?', args: [userId] });
