import type { Database } from '@tallyho/drizzle/client';
import { blocks, friendships, gamePlayers, games, shares } from '@tallyho/drizzle/schema/index';
import type { GameAwards, Score } from '@tallyho/game/awards/awards';
import { favouritesOf } from '@tallyho/game/awards/favourites';
import { winnersOf } from '@tallyho/game/awards/score-words';
import { winningScores } from '@tallyho/game/awards/winning-scores';
import { limits } from '@tallyho/game/limits';
import { blockedName, type GameNight } from '@tallyho/game/people/game-nights';
import { and, desc, eq, inArray, isNotNull, type SQL, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { readRound } from '../../games/stored-round.ts';

/** Position of a game in the list: end time (epoch ms) and id. */
interface Place {
  readonly finishedAt: number;
  readonly id: string;
}

export const gameNightsQuerySchema = v.object({
  /** `next` of the previous page. */
  cursor: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^\d{1,15}~[\w-]{1,100}$/, 'That is no page of the list.'),
      v.transform((text): Place => {
        const [finishedAt, id = ''] = text.split('~', 2);
        return { finishedAt: Number(finishedAt), id };
      }),
    ),
  ),
});

const { page } = limits.gameNights;
/**
 * Maximum record size in bytes for computing favourites. They need all rounds, and one page reads up to ten records.
 */
const largestRead = 512 * 1024;

const list = (of: string, value: SQL) =>
  sql<string>`(select json_group_array(${value}) from json_each(${games.record}, ${of}))`;

/**
 * Returns the statement for a page of a user's finished games, latest first, plus one more. It reads only the records
 * of that page.
 */
export const finishedGamesOf = (db: Database, userId: string, cursor?: Place) => {
  const finishedAt = sql<number>`${games.finishedAt}`;
  const before = cursor && sql`(${games.finishedAt}, ${games.id}) < (${cursor.finishedAt}, ${cursor.id})`;
  const ids = db
    .select({ id: gamePlayers.gameId })
    .from(gamePlayers)
    .innerJoin(games, eq(games.id, gamePlayers.gameId))
    .where(and(eq(gamePlayers.userId, userId), isNotNull(games.finishedAt), before))
    .orderBy(desc(games.finishedAt), desc(games.id))
    .limit(page + 1);
  const scores = sql`json_extract(${games.record}, '$.awards.scores')`;
  const knows = sql`json_extract(${games.record}, '$.awards.knows')`;
  return db
    .select({
      id: games.id,
      finishedAt,
      players: list(
        '$.players',
        sql`json_object('user', json_extract(value, '$.user'), 'username', json_extract(value, '$.username'), 'avatar', json_extract(value, '$.avatar'))`,
      ),
      themes: list('$.roundsData', sql`json_extract(value, '$.theme')`),
      anonymousVotes: sql<number>`coalesce(json_extract(${games.record}, '$.settings.anonymousVotes'), 0)`,
      scores: sql<string>`coalesce(${scores}, '[]')`,
      knows: sql<string | null>`${knows}`,
      rounds: sql<
        string | null
      >`case when coalesce(${scores}, '[]') = '[]' and length(${games.record}) <= ${largestRead} and json_extract(${games.record}, '$.isLong') is null then json_extract(${games.record}, '$.roundsData') end`,
      shareToken: shares.token,
    })
    .from(games)
    .leftJoin(shares, eq(shares.gameId, games.id))
    .where(inArray(games.id, ids))
    .orderBy(desc(games.finishedAt), desc(games.id));
};

export const blockedIdsOf = (db: Database, userId: string) =>
  db.select({ id: blocks.blockedId }).from(blocks).where(eq(blocks.blockerId, userId));

/** Returns the statement for the ids of a user's friends. */
export const friendIdsOf = (db: Database, userId: string) =>
  db.select({ id: friendships.friendId }).from(friendships).where(eq(friendships.userId, userId));

type Row = Awaited<ReturnType<typeof finishedGamesOf>>[number];
type StoredPlayer = { user: string; username: string; avatar: number };

/** Maps a stored game to the view of one of its players. */
const nightOf = (
  row: Row,
  you: string,
  { blocked, friends }: { blocked: ReadonlySet<string>; friends: ReadonlySet<string> },
): GameNight => {
  const shown = ({ user, username, avatar }: StoredPlayer) => ({
    username: blocked.has(user) ? blockedName : username,
    avatar,
    isYou: user === you,
    friend: friends.has(user) ? user : null,
  });
  // The room wrote these in the shapes of the record's schema.
  const players = JSON.parse(row.players) as StoredPlayer[];
  const themes = JSON.parse(row.themes) as string[];
  const { scores } = winningScores({
    scores: JSON.parse(row.scores) as Score[],
    knows: row.knows === null ? undefined : (JSON.parse(row.knows) as GameAwards['knows']),
  });
  const rounds = row.rounds === null ? [] : (JSON.parse(row.rounds) as unknown[]);
  const yours = scores.find(({ player }) => player.user === you);
  return {
    _id: row.id,
    finishedAt: new Date(row.finishedAt).toISOString(),
    players: players.map(shown),
    themes: [...new Set(themes)],
    rounds: themes.length,
    anonymousVotes: row.anonymousVotes === 1,
    winners: winnersOf(scores).map(({ player }) => shown(player)),
    podium: scores
      .filter(({ rank, points }) => rank <= 3 && points > 0)
      .map(({ player, rank }) => ({ ...shown(player), rank })),
    place: yours ? { rank: yours.rank, of: scores.length } : null,
    favourites: favouritesOf(rounds.map(readRound).filter((round) => round !== null)).map(
      ({ item }) => item.alt,
    ),
    shareToken: row.shareToken,
  };
};

/**
 * Returns a page of the user's finished games, latest first. `next`: the cursor of the next page; null on the last
 * page. One round trip.
 */
export const listGameNights = async (
  { db, user }: { db: Database; user: { id: string } },
  { cursor }: v.InferOutput<typeof gameNightsQuerySchema>,
): Promise<{ games: GameNight[]; next: string | null }> => {
  const [rows, blocked, friends] = await db.batch([
    finishedGamesOf(db, user.id, cursor),
    blockedIdsOf(db, user.id),
    friendIdsOf(db, user.id),
  ]);
  const idsIn = (found: readonly { id: string }[]) => new Set(found.map(({ id }) => id));
  const relations = { blocked: idsIn(blocked), friends: idsIn(friends) };
  const shown = rows.slice(0, page);
  const last = shown.at(-1);
  return {
    games: shown.map((row) => nightOf(row, user.id, relations)),
    next: last && rows.length > page ? `${last.finishedAt}~${last.id}` : null,
  };
};
