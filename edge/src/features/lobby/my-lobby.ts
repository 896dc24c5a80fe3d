import type { Database } from '@tallyho/drizzle/client';
import { sql } from 'drizzle-orm';
import { ApiError } from '../../http/errors.ts';
import { lobbiesOf, playersOf } from '../../rooms/lobby-index.ts';
import { playerFrom } from '../../rooms/schemas.ts';

/**
 * Returns the user's lobby and its players from the index, in one round trip. Throws `notFound` if the user is in none.
 */
export const myLobby = async ({ db, user }: { db: Database; user: string }) => {
  const mine = lobbiesOf(db, user).limit(1);
  const code = db.select({ code: sql`code` }).from(mine.as('mine'));
  const [[lobby], players] = await db.batch([mine, playersOf(db, sql`(${code})`)]);
  if (lobby === undefined) throw new ApiError('notFound', { message: 'You are not in a lobby.' });
  return { ...lobby, players: players.map(playerFrom) };
};
