import type { Database } from '@tallyho/drizzle/client';
import { sessions } from '@tallyho/drizzle/schema/sessions';
import { users } from '@tallyho/drizzle/schema/users';
import { limits } from '@tallyho/game/limits';
import type { CounterLabels } from '@tallyho/game/metrics/catalogue';
import { and, desc, eq, not, notInArray, or, type SQL } from 'drizzle-orm';
import type { BatchItem } from 'drizzle-orm/batch';
import { log } from '../../http/log.ts';
import { metrics } from '../../http/metrics.ts';
import { selectLobbiesOf } from '../../http/notify-rooms.ts';
import type { WaitUntil } from '../../http/wait-until.ts';
import { closeSockets, type SocketHolders } from '../close-sockets.ts';
import { type User, userColumns } from '../user.ts';
import { createSession } from './new-session.ts';
import { isLive } from './session-lifetime.ts';

export type SessionAccess = SocketHolders & {
  db: Database;
  waitUntil: WaitUntil;
  /** The browser's name in the list of sessions. */
  device: string;
};

/** How a session opens: the conditions of `createSession`, and what is stored with it. */
export interface LogIn {
  /** How the user has proved who they are. */
  way: CounterLabels<'logIns'>['way'];
  isStill?: SQL;
  also?: BatchItem<'sqlite'>[];
}

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
  { db, waitUntil, device, rooms, userObjects }: SessionAccess,
  userId: string,
  { way, isStill, also = [] }: LogIn,
): Promise<{ account: User; token: string } | null> => {
  const session = await createSession(db, { userId, device }, isStill);
  const [opened, ended, lobbies, [account]] = await db.batch([
    session.insert,
    db
      .delete(sessions)
      .where(surplusOf(db, userId, session.tokenHash))
      .returning({ tokenHash: sessions.tokenHash }),
    selectLobbiesOf(db, userId),
    db.select(userColumns).from(users).where(eq(users.id, userId)),
    ...also,
  ]);
  if (opened.length === 0 || account === undefined) return null;
  if (ended.length > 0) waitUntil(closeSockets({ rooms, userObjects }, userId, { ended, lobbies }));
  metrics.count('logIns', { way });
  log('info', 'loggedIn', { user: userId, way });
  return { account, token: session.token };
};
