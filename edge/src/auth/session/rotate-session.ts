import type { Database } from '@tallyho/drizzle/client';
import { lobbyMembers } from '@tallyho/drizzle/schema/lobbies';
import { sessions } from '@tallyho/drizzle/schema/sessions';
import { eq, inArray, type SQL } from 'drizzle-orm';
import type { Context } from 'hono';
import type { AppEnv } from '../../http/context.ts';
import { selectLobbiesOf } from '../../http/notify-rooms.ts';
import { afterResponse } from '../../http/wait-until.ts';
import { closeSockets } from '../close-sockets.ts';
import { hashToken, newToken } from '../session-token.ts';
import type { Session } from './session.ts';
import { readSessionCookie, writeSessionCookie } from './session-cookie.ts';

/**
 * Creates a new token for a session. Returns it with the statement that replaces the old one, for the caller's batch. The
 * statement returns no row if `isSession`, the condition that selects the session, matches none. `isProof`: the user has
 * just proved the identity.
 */
export const rotateToken = async (
  db: Database,
  isSession: SQL | undefined,
  { isProof = true }: { isProof?: boolean } = {},
) => {
  const token = newToken();
  const rotate = db
    .update(sessions)
    .set({ tokenHash: await hashToken(token), ...(isProof && { confirmedAt: new Date() }) })
    .where(isSession)
    .returning({ userId: sessions.userId });
  return { token, rotate };
};

/**
 * Gives the browser the new token of its session. The sockets of the old token close after the response, so that the
 * browser's tabs reconnect with the new cookie.
 */
export const replaceToken = <Env extends AppEnv>(
  c: Context<Env>,
  { userId, tokenHash }: { userId: string } & Pick<Session, 'tokenHash'>,
  token: string,
): void => {
  const { db, rooms, userObjects, waitUntil } = c.var;
  writeSessionCookie(c, token);
  waitUntil(
    afterResponse(async () => {
      const lobbies = await selectLobbiesOf(db, userId);
      await closeSockets({ rooms, userObjects }, userId, { ended: [{ tokenHash }], lobbies });
    }),
  );
};

/**
 * Logs the browser in with a new session. The session that it had before ends, whichever account it belongs to; its
 * sockets close after the response.
 */
export const enterSession = async <Env extends AppEnv>(c: Context<Env>, token: string): Promise<void> => {
  const { db, rooms, userObjects, waitUntil } = c.var;
  const last = readSessionCookie(c);
  writeSessionCookie(c, token);
  if (last === undefined) return;
  const isLast = eq(sessions.tokenHash, await hashToken(last));
  const owner = db.select({ userId: sessions.userId }).from(sessions).where(isLast);
  const [lobbies, [ended]] = await db.batch([
    db.select({ code: lobbyMembers.lobbyCode }).from(lobbyMembers).where(inArray(lobbyMembers.userId, owner)),
    db.delete(sessions).where(isLast).returning({ userId: sessions.userId, tokenHash: sessions.tokenHash }),
  ]);
  if (ended !== undefined)
    waitUntil(
      afterResponse(() => closeSockets({ rooms, userObjects }, ended.userId, { ended: [ended], lobbies })),
    );
};
