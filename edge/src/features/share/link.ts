import type { R2Bucket } from '@cloudflare/workers-types';
import { shares } from '@tallyho/drizzle/schema/shares';
import { eq } from 'drizzle-orm';
import { base64url } from 'jose';
import { deleteCards } from '../../pictures/result-cards.ts';
import { type GameAccess, tokenOf } from './finished-game.ts';

/** Creates the public link of a finished game, or returns the existing one. Throws `notFound`. */
export const createLink = async (access: GameAccess): Promise<string | null> => {
  const token = await tokenOf(access);
  if (token !== null) return token;
  const made = base64url.encode(crypto.getRandomValues(new Uint8Array(16)));
  await access.db
    .insert(shares)
    .values({ token: made, gameId: access.gameId, createdAt: new Date() })
    .onConflictDoNothing();
  // If two requests run concurrently, both return the link of the first.
  return tokenOf(access);
};

/**
 * Revokes the public link of a finished game permanently, for any of its players: it shows all their names. A new one
 * may be created. Throws `notFound`.
 */
export const revokeLink = async (access: GameAccess & { bucket: R2Bucket }): Promise<void> => {
  await tokenOf(access);
  const revoked = await access.db
    .delete(shares)
    .where(eq(shares.gameId, access.gameId))
    .returning({ token: shares.token });
  // Without a link nothing was public. Drawing a card is expensive, so it stays.
  if (revoked.length > 0) await deleteCards(access.bucket, [access.gameId]);
};
