import type { Database } from '@tallyho/drizzle/client';
import { sessions } from '@tallyho/drizzle/schema/sessions';
import { hashToken, newToken, sessionLifetime } from '../http/session-token.ts';

/**
 * A fresh session for a person: the token for its cookie, and the statement that stores it, for the caller's batch.
 * `device`: what the browser is called in the list of sessions.
 */
export const newSession = async (db: Database, { userId, device }: { userId: string; device: string }) => {
  const token = newToken();
  const now = Date.now();
  const row = {
    tokenHash: await hashToken(token),
    id: crypto.randomUUID(),
    device,
    confirmedAt: new Date(now),
    userId,
    createdAt: new Date(now),
    lastSeen: new Date(now),
    expiresAt: new Date(now + sessionLifetime),
  };
  return { token, insert: db.insert(sessions).values(row) };
};
