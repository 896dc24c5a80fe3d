import { createClient } from '@libsql/client';
import { runningStack } from '../stack/control.ts';
import type { Account } from './account.ts';

/** The hashes of these accounts' passwords and sessions in the database. */
export async function storedSecrets(accounts: readonly Account[]): Promise<string[]> {
  const client = createClient(runningStack().libsql);
  const ids = accounts.map(({ userId }) => userId);
  const marks = ids.map(() => '?').join(', ');
  try {
    const { rows } = await client.execute({
      sql: `select password_hash from users where id in (${marks})
        union select token_hash from sessions where user_id in (${marks})`,
      args: [...ids, ...ids],
    });
    return rows.map((row) => String(row[0]));
  } finally {
    client.close();
  }
}
