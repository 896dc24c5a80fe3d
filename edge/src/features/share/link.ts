import type { R2Bucket } from '@cloudflare/workers-types';
import { shares } from '@tallyho/drizzle/schema/shares';
import { eq } from 'drizzle-orm';
import { base64url } from 'jose';
import { ApiError } from '../../http/errors.ts';
import { deleteCards } from '../../pictures/result-cards.ts';
import { finishedGame, type GameAccess } from './finished-game.ts';

/** `token` null: the result has no public link. Only the game's leader may revoke one. */
export type Link = { token: string | null; mayRevoke: boolean };

/** Returns the public link of a finished game, for its players. Throws `notFound`. */
export const linkOf = async (access: GameAccess): Promise<Link> => {
  const { leader, token } = await finishedGame(access);
  return { token, mayRevoke: leader === access.user };
};

/** Creates the public link of a finished game, or returns the existing one. Throws `notFound`. */
export const createLink = async (access: GameAccess): Promise<Link> => {
  const { leader, token } = await finishedGame(access);
  const mayRevoke = leader === access.user;
  if (token !== null) return { token, mayRevoke };
  const made = base64url.encode(crypto.getRandomValues(new Uint8Array(16)));
  await access.db
    .insert(shares)
    .values({ token: made, gameId: access.gameId, createdAt: new Date() })
    .onConflictDoNothing();
  // If two requests run concurrently, both return the link of the first.
  return linkOf(access);
};

/**
 * Revokes the public link of a finished game permanently; a new one may be created. Throws `notFound` or `notLeader`.
 */
export const revokeLink = async (access: GameAccess & { bucket: R2Bucket }): Promise<void> => {
  const { leader } = await finishedGame(access);
  if (leader !== access.user) throw new ApiError('notLeader');
  await access.db.delete(shares).where(eq(shares.gameId, access.gameId));
  await deleteCards(access.bucket, [access.gameId]);
};
