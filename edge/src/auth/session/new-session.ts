import type { Database } from '@tallyho/drizzle/client';
import { guests } from '@tallyho/drizzle/schema/guests';
import { sessions } from '@tallyho/drizzle/schema/sessions';
import { users } from '@tallyho/drizzle/schema/users';
import { and, eq, exists, type SQL, sql } from 'drizzle-orm';
import { hashToken, newGuestToken, newToken } from '../session-token.ts';
import { idleLifetime } from './session-lifetime.ts';

/**
 * Creates a session for a user. Returns the token for its cookie and the statement that stores it, for the caller's
 * batch. The statement stores nothing if the account does not exist or does not match `isStill`, and with `isGuest` if
 * the guest has become an account meanwhile: a guest's links and keys never open an account's session. `device`: the browser's name in the
 * list of sessions.
 */
export const createSession = async (
  db: Database,
  { userId, device, isGuest = false }: { userId: string; device: string; isGuest?: boolean },
  isStill?: SQL,
) => {
  const token = isGuest ? newGuestToken() : newToken();
  const tokenHash = await hashToken(token);
  const now = Date.now();
  const text = (value: string, column: string) => sql<string>`${value}`.as(column);
  const time = (value: number, column: string) => sql<Date>`${value}`.as(column);
  const isStillGuest = exists(db.select().from(guests).where(eq(guests.userId, userId)));
  const row = db
    .select({
      tokenHash: text(tokenHash, 'token_hash'),
      id: text(crypto.randomUUID(), 'id'),
      device: text(device, 'device'),
      confirmedAt: time(now, 'confirmed_at'),
      userId: users.id,
      createdAt: time(now, 'created_at'),
      lastSeen: time(now, 'last_seen'),
      expiresAt: time(now + idleLifetime, 'expires_at'),
    })
    .from(users)
    .where(and(eq(users.id, userId), isGuest ? isStillGuest : undefined, isStill));
  return { token, tokenHash, insert: db.insert(sessions).select(row).returning({ id: sessions.id }) };
};
