import { createClient, type InStatement } from '@libsql/client';
import { runningStack } from '../stack/control.ts';
import type { Account } from './account.ts';

/** What no call of the API can do, or not in the time of a test: straight into the database, all or nothing. */
const writeToDatabase = (...statements: InStatement[]): Promise<void> =>
  writeTo(runningStack().libsqlUrl, ...statements);

async function writeTo(url: string, ...statements: InStatement[]): Promise<void> {
  const client = createClient({ url });
  try {
    await client.batch(statements, 'write');
  } finally {
    client.close();
  }
}

/** As `npm run admin` does; `url`: in the database of another stack. */
export const makeAdministrator = ({ userId }: Account, url = runningStack().libsqlUrl): Promise<void> =>
  writeTo(url, { sql: 'update users set administrator = 1 where id = ?', args: [userId] });

/** Two friends have said these to each other, in turn, a minute apart; the last just now. Everything is unread. */
export function seedConversation(first: Account, second: Account, texts: readonly string[]): Promise<void> {
  const conversation = [first.userId, second.userId].sort().join(':');
  const now = Date.now();
  return writeToDatabase(
    ...texts.map((text, index) => {
      const [sender, recipient] = index % 2 === 0 ? [first, second] : [second, first];
      return {
        sql: 'insert into messages (id, conversation, sender_id, recipient_id, content, created_at) values (?, ?, ?, ?, ?, ?)',
        args: [
          ...[crypto.randomUUID(), conversation, sender.userId, recipient.userId, text],
          now - (texts.length - 1 - index) * 60_000,
        ],
      };
    }),
  );
}

/** The invitations that somebody was sent have run out. */
export const expireInvitations = ({ userId }: Account): Promise<void> =>
  writeToDatabase({
    sql: 'update invitations set expires_at = ? where recipient_id = ?',
    args: [Date.now() - 1, userId],
  });
