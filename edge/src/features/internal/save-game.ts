import type { Database } from '@tallyho/drizzle/client';
import { gameParts, gamePlayers, gameRounds, games } from '@tallyho/drizzle/schema/games';
import { gamePictures } from '@tallyho/drizzle/schema/images';
import type { GameRecord } from '@tallyho/game/protocol/service';
import { and, eq, sql } from 'drizzle-orm';
import {
  anonymousRecord,
  anonymousRound,
  isDeleted,
  playerReferenceOf,
  playerReferencesIn,
} from '../../auth/deleted-player.ts';
import { withoutRounds } from '../../games/long-record.ts';
import { rememberGames } from '../../games/seen-games.ts';

/** Returns the file names of all pictures in a record: the last part of their URLs. */
const pictureNamesIn = (record: GameRecord): string[] => {
  const urls = JSON.stringify(record).matchAll(/"\/images\/[^"]*?([0-9a-f]{32}\.[a-z]+)"/g);
  return [...new Set([...urls].map(([, name = '']) => name))];
};

/**
 * Stores a game as its room reported it. Idempotent; a finished game never becomes a running one again. Players who
 * have deleted their account are made anonymous in the same batch, which also stores what the others have seen. `isLong`: the rounds are stored in their own rows.
 * Returns the record. One round trip.
 */
export const saveGame = async (
  db: Database,
  record: GameRecord,
  { isLong = false }: { isLong?: boolean } = {},
): Promise<GameRecord> => {
  const stored = isLong ? withoutRounds(record) : record;
  const { _id: id, code } = record;
  const finishedAt = record.finishedAt === null ? null : new Date(record.finishedAt);
  // Without the authors of ratings, which are placeholders with anonymous votes.
  const players = await Promise.all(
    record.players.map(({ user, username }) => playerReferenceOf(user, username)),
  );
  const aliases = Object.fromEntries(players.map(({ userId, alias }) => [userId, alias]));
  const named = await playerReferencesIn(record);
  await db.batch([
    db
      .insert(games)
      .values({ id, code, record: stored, createdAt: new Date(record.createdAt), finishedAt })
      .onConflictDoUpdate({
        target: games.id,
        set: { record: sql`excluded.record`, finishedAt },
        setWhere: sql`${games.finishedAt} is null or excluded.finished_at is not null`,
      }),
    db
      .insert(gamePlayers)
      .select(
        sql`select ${id}, case when ${isDeleted(sql`key`)} then value else key end from json_each(${JSON.stringify(aliases)}) where true`,
      )
      .onConflictDoNothing(),
    db
      .insert(gamePictures)
      .select(sql`select value, ${id} from json_each(${JSON.stringify(pictureNamesIn(record))}) where true`)
      .onConflictDoNothing(),
    ...rememberGames(db, record),
    ...named.map((trace) =>
      db
        .update(games)
        .set(anonymousRecord(trace))
        .where(and(eq(games.id, id), isDeleted(trace.userId))),
    ),
    ...(isLong ? named : []).map((trace) =>
      db
        .update(gameRounds)
        .set(anonymousRound(trace))
        .where(and(eq(gameRounds.gameId, id), isDeleted(trace.userId))),
    ),
    db.delete(gameParts).where(eq(gameParts.gameId, id)),
  ]);
  return record;
};
