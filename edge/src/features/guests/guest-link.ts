import type { Database } from '@tallyho/drizzle/client';
import { guestLinks, guests } from '@tallyho/drizzle/schema/guests';
import { users } from '@tallyho/drizzle/schema/users';
import { limits } from '@tallyho/game/limits';
import { and, eq, exists, gt, lte } from 'drizzle-orm';
import * as v from 'valibot';
import { createSession } from '../../auth/session/new-session.ts';
import { hashToken, newToken } from '../../auth/session-token.ts';
import { refuseSuspended } from '../../auth/suspensions/suspended-error.ts';
import { type User, userColumns } from '../../auth/user.ts';
import { ApiError } from '../../http/errors.ts';
import { selectLobbiesOf } from '../../http/notify-rooms.ts';

/** Payload of POST /api/guests/open-link. */
export const openLinkSchema = v.object({
  token: v.pipe(v.string(), v.maxLength(limits.lookup)),
  /** True: another guest of this browser, with seat and games, may be deleted. */
  replace: v.optional(v.boolean(), false),
});
/** Payload of POST /api/guests/read-link. */
export const readLinkSchema = v.pick(openLinkSchema, ['token']);

/**
 * Makes a link with which the guest plays on with another device. It replaces the guest's earlier links. Returns its
 * secret token, and when it expires (epoch ms).
 */
export const createGuestLink = async ({ db, user }: { db: Database; user: User }) => {
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

/** The guest of a link, and what opening it costs. */
export const linkedGuestResponse = v.object({
  guest: v.object({ username: v.string(), avatar: v.number() }),
  /** The guest of this browser is the same one. */
  isOwn: v.boolean(),
  /** The other guest of this browser, who is deleted when the link is opened; null if there is none. */
  other: v.nullable(v.object({ username: v.string(), hasSeat: v.boolean() })),
});

/** Selects the valid link of a token whose user still is a guest. */
const isValid = async (db: Database, token: string) =>
  and(
    eq(guestLinks.tokenHash, await hashToken(token)),
    gt(guestLinks.expiresAt, new Date()),
    exists(db.select().from(guests).where(eq(guests.userId, guestLinks.userId))),
  );

/** Reads a link without using it up. `current`: the guest of the browser. Throws `expiredLink`. */
export const readGuestLink = async (
  { db, current }: { db: Database; current: User | null },
  { token }: v.InferOutput<typeof readLinkSchema>,
): Promise<v.InferOutput<typeof linkedGuestResponse>> => {
  const [[found], seats] = await db.batch([
    db
      .select({ userId: guestLinks.userId, username: users.username, avatar: users.avatar })
      .from(guestLinks)
      .innerJoin(users, eq(users.id, guestLinks.userId))
      .where(await isValid(db, token)),
    selectLobbiesOf(db, current?.id ?? ''),
  ]);
  if (found === undefined) throw new ApiError('expiredLink');
  const { userId, ...guest } = found;
  const isOwn = current?.id === userId;
  const other = current === null || isOwn ? null : { username: current.username, hasSeat: seats.length > 0 };
  return { guest, isOwn, other };
};

/**
 * Opens a session of the link's guest, once. `current`: the guest of the browser. Throws `expiredLink`, `suspended`, and without
 * `replace` `otherGuest` if the browser has another guest, who would lose the seat; then the link stays valid.
 */
export const openGuestLink = async (
  { db, device, current }: { db: Database; device: string; current: User | null },
  { token, replace }: v.InferOutput<typeof openLinkSchema>,
): Promise<{ account: User; token: string }> => {
  const isLink = await isValid(db, token);
  if (current !== null && !replace) {
    const { isOwn } = await readGuestLink({ db, current }, { token });
    if (!isOwn) throw new ApiError('otherGuest');
  }
  const link = await db.delete(guestLinks).where(isLink).returning().get();
  if (link === undefined) throw new ApiError('expiredLink');
  const session = await createSession(db, { userId: link.userId, device, isGuest: true });
  const [[account], opened] = await db.batch([
    db.select(userColumns).from(users).where(eq(users.id, link.userId)),
    session.insert,
  ]);
  if (account === undefined || opened.length === 0) throw new ApiError('expiredLink');
  refuseSuspended(account);
  return { account, token: session.token };
};
