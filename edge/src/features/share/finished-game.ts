import type { Database } from '@tallyho/drizzle/client';
import { gamePlayers, games } from '@tallyho/drizzle/schema/games';
import { guests } from '@tallyho/drizzle/schema/guests';
import { shares } from '@tallyho/drizzle/schema/shares';
import type { StoredGameRecord } from '@tallyho/game/protocol/service';
import { and, eq, isNotNull, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { readRecord } from '../../games/long-record.ts';
import { ApiError } from '../../http/errors.ts';
import { type SharedResult, sharedResult } from './shared-result.ts';

/** The caller and the requested game. */
export type GameAccess = { db: Database; user: string; gameId: string };

/** SQL condition: the game is finished and the caller played it. For other users the game does not exist. */
const mine = ({ user, gameId }: GameAccess) =>
  and(eq(games.id, gameId), eq(gamePlayers.userId, user), isNotNull(games.finishedAt));

const missing = () => new ApiError('notFound', { message: 'That result is not there yet, or no more.' });

/** The players of a game who are guests, as a JSON array of their ids. A guest who has registered is not one any more. */
const guestsOfGame = sql<string>`(select json_group_array(${guests.userId}) from ${guests} where ${guests.userId} in
  (select json_extract(value, '$.user') from json_each(${games.record}, '$.players')))`;

const idsSchema = v.pipe(v.string(), v.parseJson(), v.array(v.string()));

type Found = { record: StoredGameRecord; guests: string };

/** A result, and a function that returns the alias of a user in it; null for users who are not among its players. */
type Known = { result: SharedResult; aliasOf: (user: string) => string | null };

/** The query returns only finished games, so the time is set. */
const knownOf = async (db: Database, found: Found): Promise<Known> => {
  const record = await readRecord(db, found.record);
  const finished = { ...record, finishedAt: record.finishedAt ?? record.createdAt };
  const result = sharedResult(finished, new Set(v.parse(idsSchema, found.guests)));
  return {
    result,
    // The players of a result have the order of the record.
    aliasOf: (user) =>
      result.players[record.players.findIndex((player) => player.user === user)]?.user ?? null,
  };
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
export const ownResult = async (access: GameAccess): Promise<SharedResult> => (await ownKnown(access)).result;

/** Returns the result of a finished game of the caller, and the caller's alias in it. Throws like `tokenOf`. */
export const ownPart = async (access: GameAccess): Promise<{ result: SharedResult; me: string }> => {
  const { result, aliasOf } = await ownKnown(access);
  const me = aliasOf(access.user);
  if (me === null) throw missing();
  return { result, me };
};

const ownKnown = async (access: GameAccess): Promise<Known> => {
  const found = await access.db
    .select({ record: games.record, guests: guestsOfGame })
    .from(games)
    .innerJoin(gamePlayers, eq(gamePlayers.gameId, games.id))
    .where(mine(access))
    .get();
  if (!found) throw missing();
  return knownOf(access.db, found);
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
    .select({ gameId: games.id, record: games.record, guests: guestsOfGame })
    .from(shares)
    .innerJoin(games, eq(games.id, shares.gameId))
    .where(and(eq(shares.token, token), isNotNull(games.finishedAt)))
    .get();
  return found ? { gameId: found.gameId, result: (await knownOf(db, found)).result } : null;
};
