import type { Database } from '@tallyho/drizzle/client';
import { gameRounds } from '@tallyho/drizzle/schema/games';
import type { GameRecord } from '@tallyho/game/protocol/service';
import { and, asc, eq, gt } from 'drizzle-orm';
import * as v from 'valibot';

/** A record whose rounds are in the table `game_rounds`. Its own `roundsData` has only what lists of games need. */
export type LongRecord = GameRecord & { isLong: true };

const roundSchema = v.looseObject({ round: v.number(), theme: v.string() });
/** A row has rounds of about this many characters of JSON. A single round is shorter. */
const rowLength = 500_000;
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

/** Returns the rows that store the rounds and ratings of a record, several rounds in each. */
export const roundRows = ({ _id: gameId, roundsData, ratings }: GameRecord): Row[] => {
  const rows: Row[] = [];
  let length = rowLength;
  for (const [position, data] of roundsData.entries()) {
    if (length >= rowLength) {
      rows.push({ gameId, position, rounds: [], ratings: [] });
      length = 0;
    }
    const { round } = v.parse(roundSchema, data);
    const row = rows.at(-1);
    row?.rounds.push(data);
    row?.ratings.push(...ratings.filter((rating) => rating.round === round));
    length += JSON.stringify(data).length;
  }
  return rows;
};

/** Returns a stored record with its rounds. Needs further round trips only for a long one. */
export const withRounds = async (db: Database, record: GameRecord | LongRecord): Promise<GameRecord> => {
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
