import type { Database } from '@tallyho/drizzle/client';
import { gamePlayers, games } from '@tallyho/drizzle/schema/games';
import { shares } from '@tallyho/drizzle/schema/shares';
import type { GameRecord } from '@tallyho/game/protocol/service';
import { and, eq, isNotNull } from 'drizzle-orm';
import { withRounds } from '../../games/long-record.ts';
import { ApiError } from '../../http/errors.ts';
import { type SharedResult, sharedResult } from './shared-result.ts';

/** The caller and the requested game. */
export type GameAccess = { db: Database; user: string; gameId: string };

/** SQL condition: the game is finished and the caller played it. For other users the game does not exist. */
const mine = ({ user, gameId }: GameAccess) =>
  and(eq(games.id, gameId), eq(gamePlayers.userId, user), isNotNull(games.finishedAt));

const missing = () => new ApiError('notFound', { message: 'That result is not there yet, or no more.' });

/** The query returns only finished games, so the time is set. */
const resultOf = async (db: Database, stored: GameRecord): Promise<SharedResult> => {
  const record = await withRounds(db, stored);
  return sharedResult({ ...record, finishedAt: record.finishedAt ?? record.createdAt });
};

/**
 * Returns the token of the public link of a finished game of the caller; null if it has none. Throws `notFound`, also
 * between the end of a game and the arrival of its record.
 */
export const tokenOf = async (access: GameAccess): Promise<string | null> => {
  const found = await access.db
    .select({ token: shares.token })
    .from(games)
    .innerJoin(gamePlayers, eq(gamePlayers.gameId, games.id))
    .leftJoin(shares, eq(shares.gameId, games.id))
    .where(mine(access))
    .get();
  if (!found) throw missing();
  return found.token;
};

/** Returns the result of a finished game of the caller. Throws like `tokenOf`. */
export const ownResult = async (access: GameAccess): Promise<SharedResult> => {
  const found = await access.db
    .select({ record: games.record })
    .from(games)
    .innerJoin(gamePlayers, eq(gamePlayers.gameId, games.id))
    .where(mine(access))
    .get();
  if (!found) throw missing();
  return resultOf(access.db, found.record);
};

/** 128 random bits as base64url. */
const tokenPattern = /^[\w-]{22}$/;

/** Returns the game id and the result behind a public link; null if the link or the game does not exist (any more). */
export const linkedResult = async (
  { db }: { db: Database },
  token: string,
): Promise<{ gameId: string; result: SharedResult } | null> => {
  if (!tokenPattern.test(token)) return null;
  const found = await db
    .select({ gameId: games.id, record: games.record })
    .from(shares)
    .innerJoin(games, eq(games.id, shares.gameId))
    .where(and(eq(shares.token, token), isNotNull(games.finishedAt)))
    .get();
  return found ? { gameId: found.gameId, result: await resultOf(db, found.record) } : null;
};
