import type { R2Bucket } from '@cloudflare/workers-types';
import type { Database } from '@tallyho/drizzle/client';
import { shares } from '@tallyho/drizzle/schema/shares';
import { eq, sql } from 'drizzle-orm';
import type { User } from '../../auth/user.ts';
import { ApiError } from '../../http/errors.ts';
import { deleteCards } from '../../pictures/result-cards.ts';
import { auditContent } from '../../safety/audit.ts';

/**
 * Removes the public link of a game's result, with its picture. The audit log names the game, never the token. Throws
 * `notFound`.
 */
export const removeLink = async (
  { db, user, bucket }: { db: Database; user: User; bucket: R2Bucket },
  token: string,
): Promise<void> => {
  const isLink = eq(shares.token, token);
  const link = await db.select({ gameId: shares.gameId }).from(shares).where(isLink).get();
  if (link === undefined) throw new ApiError('notFound', { message: 'There is no such link any more.' });
  const { gameId } = link;
  await db.batch([
    auditContent(
      db,
      { author: user.id, action: 'removeLink', details: { game: gameId } },
      { source: sql`from ${shares} where ${isLink}` },
    ),
    db.delete(shares).where(isLink),
  ]);
  await deleteCards(bucket, [gameId]);
};
