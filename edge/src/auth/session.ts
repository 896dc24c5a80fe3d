import type { Database } from '@tallyho/drizzle/client';
import { sessions } from '@tallyho/drizzle/schema/sessions';
import { users } from '@tallyho/drizzle/schema/users';
import { limits } from '@tallyho/game/limits';
import { and, eq, gt } from 'drizzle-orm';
import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import type { AppEnv } from '../http/context.ts';
import { ApiError } from '../http/errors.ts';
import { isServiceCall } from '../http/origin.ts';
import { verifyServiceToken } from '../http/service-token.ts';
import { type Account, accountColumns, standingOf } from './account.ts';
import { clearSessionCookie, readSessionCookie, writeSessionCookie } from './session-cookie.ts';
import { hashToken, sessionLifetime } from './session-token.ts';

const renewAfter = 60 * 60 * 1000;

const findSession = (db: Database, tokenHash: string, now: number) =>
  db
    .select({
      user: accountColumns,
      lastSeen: sessions.lastSeen,
      id: sessions.id,
      confirmedAt: sessions.confirmedAt,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(sessions.tokenHash, tokenHash), gt(sessions.expiresAt, new Date(now))))
    .get();

export interface Session {
  /** By which its owner knows it. */
  id: string;
  /** When its owner last proved who they are. */
  confirmedAt: Date;
  /** The secret of the cookie. Never stored, never logged. */
  token: string;
  /** What the database, tickets and rooms know of it. */
  tokenHash: string;
}

/** Who is logged in, where nobody has to be: null for a guest. Session and user cost one query together. */
export const readSession = async <Env extends AppEnv>(
  c: Context<Env>,
): Promise<{ user: Account; session: Session } | null> => {
  const token = isServiceCall(c.req.header('Authorization')) ? undefined : readSessionCookie(c);
  if (token === undefined) return null;
  const { db } = c.var;
  const now = Date.now();
  const tokenHash = await hashToken(token);
  const found = await findSession(db, tokenHash, now);
  if (found === undefined) {
    clearSessionCookie(c);
    return null;
  }
  if (now - found.lastSeen.getTime() > renewAfter) {
    await db
      .update(sessions)
      .set({ lastSeen: new Date(now), expiresAt: new Date(now + sessionLifetime) })
      .where(eq(sessions.tokenHash, tokenHash));
    writeSessionCookie(c, token);
  }
  const { user, id, confirmedAt } = found;
  return { user, session: { token, tokenHash, id, confirmedAt } };
};

type UserEnv = AppEnv & { Variables: { user: Account; session: Session } };

const inWords = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' });

/** `suspended`, with until when (ISO 8601) and why, in words and as members of the answer. */
export const suspendedError = (suspension: { until: string; reason: string }): ApiError =>
  new ApiError('suspended', {
    message: `Your account is suspended until ${inWords.format(new Date(suspension.until))} UTC: ${suspension.reason}`,
    extra: suspension,
  });

/** Throws `suspended`. */
export const refuseSuspended = (user: Account): void => {
  const { suspension } = standingOf(user);
  if (suspension !== null) throw suspendedError(suspension);
};

const requireSession = (mayBeSuspended: boolean) =>
  createMiddleware<UserEnv>(async (c, next) => {
    const found = await readSession(c);
    if (found === null) throw new ApiError('unauthenticated');
    if (!mayBeSuspended) refuseSuspended(found.user);
    c.set('user', found.user);
    c.set('session', found.session);
    await next();
  });

/** Lets in whoever is logged in: `c.var.user`, `c.var.session`. Throws `unauthenticated`, `suspended`. */
export const requireUser = requireSession(false);

/** The same, for what somebody suspended may still do: see and leave their own account. */
export const requireUserAllowSuspended = requireSession(true);

/** Throws `confirmationRequired` where the last proof of who somebody is, by password or provider, is too old. */
export const assertRecentlyConfirmed = (session: Session): void => {
  if (Date.now() - session.confirmedAt.getTime() > limits.confirmation)
    throw new ApiError('confirmationRequired');
};

/** Guards what cannot be undone. Comes after `requireUser` or `requireOwner`. Throws `confirmationRequired`. */
export const requireConfirmed = createMiddleware<AppEnv & { Variables: { session: Session } }>(
  async (c, next) => {
    assertRecentlyConfirmed(c.var.session);
    await next();
  },
);

/** Lets everybody in; `c.var.user` is null for a guest. */
export const readUser = createMiddleware<AppEnv & { Variables: { user: Account | null } }>(
  async (c, next) => {
    c.set('user', (await readSession(c))?.user ?? null);
    await next();
  },
);

/** Lets in administrators, and the loader of the starter content by its service token. `c.var.author` says who. */
export const requireAdministrator = createMiddleware<AppEnv & { Variables: { author: string } }>(
  async (c, next) => {
    const authorization = c.req.header('Authorization');
    if (isServiceCall(authorization)) {
      const subject = await verifyServiceToken(c.env.SERVICE_SECRET, authorization);
      if (subject !== 'content') throw new ApiError('forbidden');
      c.set('author', subject);
    } else {
      const found = await readSession(c);
      if (found === null) throw new ApiError('unauthenticated');
      refuseSuspended(found.user);
      if (!found.user.administrator) throw new ApiError('forbidden');
      c.set('author', found.user.id);
    }
    await next();
  },
);
