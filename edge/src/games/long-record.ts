import type { Database } from '@tallyho/drizzle/client';
import { gameRounds } from '@tallyho/drizzle/schema/games';
import { type GameRecord, readPlayer, type StoredGameRecord } from '@tallyho/game/protocol/service';
import { and, asc, eq, gt } from 'drizzle-orm';
import * as v from 'valibot';

/** A record whose rounds are in the table `game_rounds`. Its own `roundsData` has only what lists of games need. */
export type LongRecord<Stored extends StoredGameRecord = GameRecord> = Stored & { isLong: true };

const roundSchema = v.looseObject({ round: v.number(), theme: v.string() });
/**
 * A row is full when its rounds and ratings have this many bytes of JSON. Bytes and not characters, because the database
 * limits the bytes of a value and of a response, and a character can have three.
 */
const rowBytes = 500_000;
/** The maximum number of rows in one query, because a response of the database has a maximum size. */
export const roundRowsPerQuery = 4;

type Row = typeof gameRounds.$inferInsert;

/** Returns the record without its rounds and ratings. */
export const withoutRounds = (record: GameRecord): LongRecord => ({
  ...record,
  isLong: true,
  ratings: [],
  roundsData: record.roundsData.map((data) => {
    const { round, theme } = v.parse(roundSchema, data);
    return { round, theme };
  }),
});

const bytesOf = (value: unknown): number => new TextEncoder().encode(JSON.stringify(value)).length;

/** Returns the rows that store the rounds and ratings of a record, several rounds in each. */
export const roundRows = ({ _id: gameId, roundsData, ratings }: GameRecord): Row[] => {
  const rows: Row[] = [];
  let bytes = rowBytes;
  for (const [position, data] of roundsData.entries()) {
    if (bytes >= rowBytes) {
      rows.push({ gameId, position, rounds: [], ratings: [] });
      bytes = 0;
    }
    const { round } = v.parse(roundSchema, data);
    const rated = ratings.filter((rating) => rating.round === round);
    const row = rows.at(-1);
    row?.rounds.push(data);
    row?.ratings.push(...rated);
    bytes += bytesOf(data) + bytesOf(rated);
  }
  return rows;
};

/**
 * Returns the record that a row of `games` stores, with its rounds, in the shape of this version. Needs further round trips
 * only for a long one.
 */
export const readRecord = async (
  db: Database,
  stored: StoredGameRecord | LongRecord<StoredGameRecord>,
): Promise<GameRecord> => {
  const record = { ...stored, players: stored.players.map(readPlayer) };
  if (!('isLong' in record)) return record;
  const { isLong: _, ...rest } = record;
  const rows: (typeof gameRounds.$inferSelect)[] = [];
  for (let isMore = true; isMore; ) {
    const next = await db
      .select()
      .from(gameRounds)
      .where(and(eq(gameRounds.gameId, record._id), gt(gameRounds.position, rows.at(-1)?.position ?? -1)))
      .orderBy(asc(gameRounds.position))
      .limit(roundRowsPerQuery);
    rows.push(...next);
    isMore = next.length === roundRowsPerQuery;
  }
  return {
    ...rest,
    roundsData: rows.flatMap(({ rounds }) => rounds),
    ratings: rows.flatMap(({ ratings }) => ratings),
  };
};
