import type { Database } from '@tallyho/drizzle/client';
import { sessions } from '@tallyho/drizzle/schema/sessions';
import { users } from '@tallyho/drizzle/schema/users';
import { limits } from '@tallyho/game/limits';
import { eq } from 'drizzle-orm';
import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import type { AppEnv } from '../../http/context.ts';
import { documented } from '../../http/describe.ts';
import { ApiError } from '../../http/errors.ts';
import { isServiceCall } from '../../http/service-token.ts';
import { applyDueChange, isChangeDue } from '../email/change-address.ts';
import { hashToken, isGuestToken } from '../session-token.ts';
import { refuseSuspended } from '../suspensions/suspended-error.ts';
import { type User, userColumns } from '../user.ts';
import { clearSessionCookie, readSessionCookie, writeSessionCookie } from './session-cookie.ts';
import { expiryOf, isLive } from './session-lifetime.ts';

const renewAfter = 60 * 60 * 1000;

const findSession = (db: Database, tokenHash: string, now: number) =>
  db
    .select({
      user: userColumns,
      lastSeen: sessions.lastSeen,
      createdAt: sessions.createdAt,
      isLive: isLive(now).mapWith(Boolean),
      id: sessions.id,
      confirmedAt: sessions.confirmedAt,
      isChangeDue: isChangeDue(now).mapWith(Boolean),
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(eq(sessions.tokenHash, tokenHash))
    .get();

export interface Session {
  /** Public id, shown to the user in the list of sessions. */
  id: string;
  /** When the user last proved their identity (password or provider). */
  confirmedAt: Date;
  /** When the user logged in. */
  createdAt: Date;
  /** Secret value of the cookie. Never stored, never logged. */
  token: string;
  /** Hash of the token, used in the database, in tickets and in rooms. */
  tokenHash: string;
}

/** Reads the session where login is optional: null for a visitor. Loads session and user with one query. */
export const readSession = async <Env extends AppEnv>(
  c: Context<Env>,
): Promise<{ user: User; session: Session } | null> => {
  const token = isServiceCall(c.req.header('Authorization')) ? undefined : readSessionCookie(c);
  if (token === undefined) return null;
  const { db } = c.var;
  const now = Date.now();
  const tokenHash = await hashToken(token);
  const found = await findSession(db, tokenHash, now);
  // The cookie stays: it may belong to a request that was sent just before the browser got a new token.
  if (found === undefined) return null;
  if (!found.isLive) {
    clearSessionCookie(c);
    return null;
  }
  if (now - found.lastSeen.getTime() > renewAfter) {
    await db
      .update(sessions)
      .set({ lastSeen: new Date(now), expiresAt: expiryOf(found.createdAt, now) })
      .where(eq(sessions.tokenHash, tokenHash));
    writeSessionCookie(c, token);
  }
  const { id, confirmedAt, createdAt } = found;
  c.set('accountId', found.user.id);
  const user = found.isChangeDue ? await applyDueChange(c, found.user) : found.user;
  return { user, session: { token, tokenHash, id, confirmedAt, createdAt } };
};

type UserEnv = AppEnv & { Variables: { user: User; session: Session } };

/** Returns true if the browser's session, which may have ended, is a guest's. */
export const hasGuestCookie = (c: Context): boolean => isGuestToken(readSessionCookie(c) ?? '');

/** Creates the `unauthenticated` error. `wasGuest`: the browser's session has ended and was a guest's. */
const unauthenticatedError = (c: Context): ApiError =>
  new ApiError('unauthenticated', hasGuestCookie(c) ? { extra: { wasGuest: true } } : {});

const requireSession = ({ mayBeSuspended = false, mayBeGuest = true }) =>
  documented(
    { security: [{ session: [] }] },
    createMiddleware<UserEnv>(async (c, next) => {
      const found = await readSession(c);
      if (found === null) throw unauthenticatedError(c);
      if (!mayBeSuspended) refuseSuspended(found.user);
      if (!mayBeGuest && found.user.isGuest) throw new ApiError('accountsOnly');
      c.set('user', found.user);
      c.set('session', found.session);
      await next();
    }),
  );

/**
 * Requires a logged-in user, who can be a guest, and who is not suspended; sets `c.var.user` and `c.var.session`. Throws `unauthenticated`,
 * `suspended`.
 */
export const requireUser = requireSession({});

/** Like `requireUser`, but refuses guests. Throws `accountsOnly` too. */
export const requireAccount = requireSession({ mayBeGuest: false });

/** Like `requireUser`, but also accepts suspended users, for routes to view and delete their own account. */
export const requireUserAllowSuspended = requireSession({ mayBeSuspended: true });

/** Refuses guests. Must run after `requireUser` or `requireUserAllowSuspended`. Throws `accountsOnly`. */
export const refuseGuests = createMiddleware<UserEnv>(async (c, next) => {
  if (c.var.user.isGuest) throw new ApiError('accountsOnly');
  await next();
});

/** Returns true if the user's last identity proof (password or provider) is recent enough. */
export const isRecentlyConfirmed = (session: Session): boolean =>
  Date.now() - session.confirmedAt.getTime() <= limits.confirmation;

/** Throws `confirmationRequired` if the user's last identity proof (password or provider) is too old. */
export const assertRecentlyConfirmed = (session: Session): void => {
  if (!isRecentlyConfirmed(session)) throw new ApiError('confirmationRequired');
};

/**
 * Guards actions that cannot be undone. Must run after `requireUser` or `requireUserAllowSuspended`. Throws
 * `confirmationRequired`.
 */
export const requireConfirmed = createMiddleware<AppEnv & { Variables: { session: Session } }>(
  async (c, next) => {
    assertRecentlyConfirmed(c.var.session);
    await next();
  },
);

/** Accepts all requests; `c.var.user` is null for a visitor. */
export const readUser = createMiddleware<AppEnv & { Variables: { user: User | null } }>(async (c, next) => {
  c.set('user', (await readSession(c))?.user ?? null);
  await next();
});

/**
 * Accepts administrators, and the loader of the starter content by its service token. `c.var.author` identifies the
 * caller.
 */
export const requireContentEditor = documented(
  { security: [{ session: [] }, { serviceToken: [] }] },
  createMiddleware<AppEnv & { Variables: { author: string } }>(async (c, next) => {
    if (isServiceCall(c.req.header('Authorization'))) {
      const { service } = c.var;
      if (service === null) throw new ApiError('unauthenticated');
      if (service !== 'content') throw new ApiError('forbidden');
      c.set('author', service);
    } else {
      const found = await readSession(c);
      if (found === null) throw new ApiError('unauthenticated');
      refuseSuspended(found.user);
      if (!found.user.administrator) throw new ApiError('forbidden');
      c.set('author', found.user.id);
    }
    await next();
  }),
);
