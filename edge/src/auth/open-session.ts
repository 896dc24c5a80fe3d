import type { Database } from '@tallyho/drizzle/client';
import { sessions } from '@tallyho/drizzle/schema/sessions';
import { users } from '@tallyho/drizzle/schema/users';
import { limits } from '@tallyho/game/limits';
import { and, desc, eq, not, notInArray, or, type SQL } from 'drizzle-orm';
import type { BatchItem } from 'drizzle-orm/batch';
import { log } from '../http/log.ts';
import { lobbiesOf } from '../http/notify-rooms.ts';
import type { WaitUntil } from '../http/wait-until.ts';
import { type Account, accountColumns } from './account.ts';
import { closeSockets, type SocketHolders } from './close-sockets.ts';
import { createSession } from './new-session.ts';
import { isLive } from './session-lifetime.ts';

export type SessionAccess = SocketHolders & {
  db: Database;
  waitUntil: WaitUntil;
  /** The browser's name in the list of sessions. */
  device: string;
};

/**
 * Selects the user's expired sessions and those above the limit per account, least recently used first, but never
 * `latest`.
 */
const surplusOf = (db: Database, userId: string, latest: string) => {
  const isOwn = eq(sessions.userId, userId);
  const oldSessions = db
    .select({ tokenHash: sessions.tokenHash })
    .from(sessions)
    .where(isOwn)
    .orderBy(desc(eq(sessions.tokenHash, latest)), desc(sessions.lastSeen), desc(sessions.createdAt))
    .limit(limits.sessions);
  return and(isOwn, or(not(isLive()), notInArray(sessions.tokenHash, oldSessions)));
};

/**
 * Opens a new session for an existing account, in one batch with `also`. If the account then has too many sessions, the
 * least recently used one ends and its sockets close, without delaying the response. Returns null if the account does
 * not exist any more or does not match `isStill`.
 */
export const openSession = async (
  { db, waitUntil, device, rooms, people }: SessionAccess,
  userId: string,
  { isStill, also = [] }: { isStill?: SQL; also?: BatchItem<'sqlite'>[] } = {},
): Promise<{ account: Account; token: string } | null> => {
  const session = await createSession(db, { userId, device }, isStill);
  const [opened, ended, lobbies, [account]] = await db.batch([
    session.insert,
    db
      .delete(sessions)
      .where(surplusOf(db, userId, session.tokenHash))
      .returning({ tokenHash: sessions.tokenHash }),
    lobbiesOf(db, userId),
    db.select(accountColumns).from(users).where(eq(users.id, userId)),
    ...also,
  ]);
  if (opened.length === 0 || account === undefined) return null;
  if (ended.length > 0) waitUntil(closeSockets({ rooms, people }, userId, { ended, lobbies }));
  log('info', 'loggedIn', { user: userId });
  return { account, token: session.token };
};
