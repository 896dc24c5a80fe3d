import type { Database } from '@tallyho/drizzle/client';
import { sessions } from '@tallyho/drizzle/schema/sessions';
import { hashToken, newToken, sessionLifetime } from '../http/session-token.ts';

/** A fresh session for a person: the token for its cookie, and the statement that stores it, for the caller's batch. */
export const newSession = async (db: Database, userId: string) => {
  const token = newToken();
  const now = Date.now();
  const row = {
    tokenHash: await hashToken(token),
    userId,
    createdAt: new Date(now),
    lastSeen: new Date(now),
    expiresAt: new Date(now + sessionLifetime),
  };
  return { token, insert: db.insert(sessions).values(row) };
};
