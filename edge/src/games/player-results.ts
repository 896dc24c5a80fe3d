import type { Database } from '@tallyho/drizzle/client';
import { gamePlayers, games, playerResults } from '@tallyho/drizzle/schema/games';
import { users } from '@tallyho/drizzle/schema/users';
import { gameAwardsSchema } from '@tallyho/game/awards/awards';
import { winningScores } from '@tallyho/game/awards/winning-scores';
import { limits } from '@tallyho/game/limits';
import { playerResultsOf } from '@tallyho/game/people/player-results';
import type { GameRecord } from '@tallyho/game/protocol/service';
import { and, desc, eq, exists, inArray, isNotNull, notExists, type SQL, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { anonymousResult, isDeleted, playerReferenceOf } from '../auth/deleted-player.ts';
import { readRecord } from './long-record.ts';
import { readRound } from './stored-round.ts';

const { scores, knows } = gameAwardsSchema.entries;
const pointsSchema = v.object({ scores, knows });

/** Returns the scores that decide who won. Older records can have awards of another shape, which say nothing about points. */
const scoresOf = (awards: unknown) => {
  const parsed = v.safeParse(pointsSchema, awards);
  return parsed.success ? winningScores(parsed.output).scores : [];
};

/**
 * Stores what a finished game says of each of its players; does nothing for a running one. Idempotent. Users who have deleted their
 * account get no row, and the rows of the others have them as deleted players. One round trip.
 */
export const storePlayerResults = async (db: Database, record: GameRecord): Promise<void> => {
  const { _id: id, players, finishedAt, awards, roundsData, settings } = record;
  if (finishedAt === null) return;
  const results = playerResultsOf({
    id,
    players,
    records: roundsData.map(readRound).filter((round) => round !== null),
    scores: scoresOf(awards),
    anonymousVotes: settings.anonymousVotes,
  });
  const named = await Promise.all(players.map(({ user, username }) => playerReferenceOf(user, username)));
  const field = (path: string): SQL => sql`json_extract(value, ${path})`;
  const isUser = exists(
    db
      .select()
      .from(users)
      .where(eq(users.id, field('$.user'))),
  );
  await db.batch([
    db
      .insert(playerResults)
      .select(
        sql`select ${id}, ${field('$.user')}, ${finishedAt}, ${field('$.title')}, ${field('$.won')}, ${field('$.favourites')}, ${field('$.agreements')}
          from json_each(${JSON.stringify(results)}) where ${isUser}`,
      )
      .onConflictDoNothing(),
    ...named.map((trace) =>
      db
        .update(playerResults)
        .set(anonymousResult(trace))
        .where(and(eq(playerResults.gameId, id), isDeleted(trace.userId))),
    ),
  ]);
};

/** Returns the statement for the ids of the user's latest finished games. */
const latestGamesOf = (db: Database, userId: string) =>
  db
    .select({ id: gamePlayers.gameId })
    .from(gamePlayers)
    .innerJoin(games, eq(games.id, gamePlayers.gameId))
    .where(and(eq(gamePlayers.userId, userId), isNotNull(games.finishedAt)))
    .orderBy(desc(games.finishedAt), desc(games.id))
    .limit(limits.profile.games);

/**
 * Returns the statement for the ids of those of the user's latest games that have no results of the user: games of versions without
 * results, and games whose results could not be stored.
 */
export const gamesWithoutResults = (db: Database, userId: string) => {
  const result = db
    .select()
    .from(playerResults)
    .where(and(eq(playerResults.gameId, games.id), eq(playerResults.userId, userId)));
  return db
    .select({ id: games.id })
    .from(games)
    .where(and(inArray(games.id, latestGamesOf(db, userId)), notExists(result)));
};

/** How many records one request reads to store missing results. */
const readAtOnce = 5;

/** Stores the results of these games, of at most five of them. Two round trips for each. */
export const storeMissingResults = async (
  db: Database,
  missing: readonly { id: string }[],
): Promise<void> => {
  for (const { id } of missing.slice(0, readAtOnce)) {
    const found = await db.select({ record: games.record }).from(games).where(eq(games.id, id)).get();
    if (found) await storePlayerResults(db, await readRecord(db, found.record));
  }
};
