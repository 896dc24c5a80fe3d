import type { R2Bucket } from '@cloudflare/workers-types';
import { shares } from '@tallyho/drizzle/schema/shares';
import { eq } from 'drizzle-orm';
import { base64url } from 'jose';
import { ApiError } from '../../http/errors.ts';
import { forgetCards } from '../../pictures/result-cards.ts';
import { finishedGame, type GameAccess } from './finished-game.ts';

/** `token` null: the result has no public link. Only the game's leader may take one down. */
export type Link = { token: string | null; mayRevoke: boolean };

/** The state of a finished game's link, for its players. Throws `notFound`. */
export const linkOf = async (access: GameAccess): Promise<Link> => {
  const { leader, token } = await finishedGame(access);
  return { token, mayRevoke: leader === access.user };
};

/** Makes a finished game's link, or answers the one there is. Throws `notFound`. */
export const createLink = async (access: GameAccess): Promise<Link> => {
  const { leader, token } = await finishedGame(access);
  const mayRevoke = leader === access.user;
  if (token !== null) return { token, mayRevoke };
  const made = base64url.encode(crypto.getRandomValues(new Uint8Array(16)));
  await access.db
    .insert(shares)
    .values({ token: made, gameId: access.gameId, createdAt: new Date() })
    .onConflictDoNothing();
  // Of two who press at once, one was first.
  return linkOf(access);
};

/** Takes a finished game's link down, for good; another may be made. Throws `notFound` or `notLeader`. */
export const revokeLink = async (access: GameAccess & { bucket: R2Bucket }): Promise<void> => {
  const { leader } = await finishedGame(access);
  if (leader !== access.user) throw new ApiError('notLeader');
  await access.db.delete(shares).where(eq(shares.gameId, access.gameId));
  await forgetCards(access.bucket, [access.gameId]);
};
