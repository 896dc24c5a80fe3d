import type { Database } from '@tallyho/drizzle/client';
import { guestLinks, guests } from '@tallyho/drizzle/schema/guests';
import { users } from '@tallyho/drizzle/schema/users';
import { limits } from '@tallyho/game/limits';
import { and, eq, exists, gt, lte } from 'drizzle-orm';
import * as v from 'valibot';
import { type Account, accountColumns } from '../../auth/account.ts';
import { createSession } from '../../auth/new-session.ts';
import { refuseSuspended } from '../../auth/session.ts';
import { hashToken, newToken } from '../../auth/session-token.ts';
import { ApiError } from '../../http/errors.ts';

/** Payload of POST /api/guests/open-link. */
export const openLinkSchema = v.object({ token: v.pipe(v.string(), v.maxLength(limits.lookup)) });

/**
 * Makes a link with which the guest plays on with another device. It replaces the guest's earlier links. Returns its
 * secret token, and when it expires (epoch ms).
 */
export const createGuestLink = async ({ db, user }: { db: Database; user: Account }) => {
  const token = newToken();
  const now = Date.now();
  const expiresAt = now + limits.guests.link;
  await db.batch([
    db.delete(guestLinks).where(lte(guestLinks.expiresAt, new Date(now))),
    db.delete(guestLinks).where(eq(guestLinks.userId, user.id)),
    db
      .insert(guestLinks)
      .values({ tokenHash: await hashToken(token), userId: user.id, expiresAt: new Date(expiresAt) }),
  ]);
  return { token, expiresAt };
};

/** Opens a session of the link's guest, once. Throws `expiredLink`, `suspended`. */
export const openGuestLink = async (
  { db, device }: { db: Database; device: string },
  { token }: v.InferOutput<typeof openLinkSchema>,
): Promise<{ account: Account; token: string }> => {
  const isLink = and(
    eq(guestLinks.tokenHash, await hashToken(token)),
    gt(guestLinks.expiresAt, new Date()),
    exists(db.select().from(guests).where(eq(guests.userId, guestLinks.userId))),
  );
  const link = await db.delete(guestLinks).where(isLink).returning().get();
  if (link === undefined) throw new ApiError('expiredLink');
  const session = await createSession(db, { userId: link.userId, device, isGuest: true });
  const [[account], opened] = await db.batch([
    db.select(accountColumns).from(users).where(eq(users.id, link.userId)),
    session.insert,
  ]);
  if (account === undefined || opened.length === 0) throw new ApiError('expiredLink');
  refuseSuspended(account);
  return { account, token: session.token };
};
