import type { Database } from '@tallyho/drizzle/client';
import { seenGames, themes, users } from '@tallyho/drizzle/schema/index';
import { limits } from '@tallyho/game/limits';
import type { GameRecord } from '@tallyho/game/protocol/service';
import { normalizedName } from '@tallyho/game/text';
import { type Seen, unseen } from '@tallyho/game/themes/draw-games';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import * as v from 'valibot';

/** What a record says about who has seen a round of the catalogue. Rounds of older versions do not say it. */
const seenRoundSchema = v.object({
  theme: v.string(),
  isCustomTheme: v.literal(false),
  game: v.object({ name: v.string() }),
  board: v.object({ items: v.optional(v.array(v.object({ id: v.string() })), []) }),
  seenBy: v.array(v.number()),
});

/** A game of a theme that a user has seen, by normalized names. */
type SeenRound = { user: string; theme: string; game: string; items: string[] };

const roundsSeenIn = ({ players, roundsData }: GameRecord): SeenRound[] =>
  roundsData.flatMap((data) => {
    const round = v.safeParse(seenRoundSchema, data);
    if (!round.success) return [];
    const { theme, game, board, seenBy } = round.output;
    return seenBy.flatMap((index) => {
      const user = players[index]?.user;
      if (user === undefined) return [];
      const items = board.items.map(({ id }) => id);
      return [{ user, theme: normalizedName(theme), game: normalizedName(game.name), items }];
    });
  });

const itemsTogether = sql`select value from (
    select value, 0 as age from json_each(excluded.items) union all select value, 1 from json_each(${seenGames.items})
  ) group by value order by min(age) limit ${limits.seenGames.items}`;

/** What an insert does with a game that the user has seen before: all items, the newest first, and the latest time. */
const addToSeen = {
  target: [seenGames.userId, seenGames.themeId, seenGames.game],
  set: {
    items: sql`(select json_group_array(value) from (${itemsTogether}))`,
    seenAt: sql`max(${seenGames.seenAt}, excluded.seen_at)`,
  },
};

/** Returns the statement that adds what a guest has seen to an account of the same person. */
export const seenGamesContinuedBy = (db: Database, guest: string, account: string) =>
  db
    .insert(seenGames)
    .select(
      sql`select ${account}, theme_id, game, items, seen_at from ${seenGames} as own where own.user_id = ${guest}`,
    )
    .onConflictDoUpdate(addToSeen);

/**
 * Returns the statements that remember what the players of a finished game have seen, for the batch that stores it. They change
 * nothing when they run again. Users and themes that do not exist any more are left out, and each user keeps the newest games.
 */
export const rememberGames = (db: Database, record: GameRecord, now = Date.now()) => {
  const seen = record.finishedAt === null ? [] : roundsSeenIn(record);
  if (seen.length === 0) return [];
  // The clock of a room can be ahead.
  const at = Math.min(record.finishedAt ?? now, now);
  const usersSeen = JSON.stringify([...new Set(seen.map(({ user }) => user))]);
  const ranked = sql`select ${seenGames.userId}, ${seenGames.themeId}, ${seenGames.game},
      row_number() over (partition by ${seenGames.userId} order by ${seenGames.seenAt} desc) as place
    from ${seenGames} where ${seenGames.userId} in (select value from json_each(${usersSeen}))`;
  return [
    db
      .insert(seenGames)
      .select(
        sql`select ${users.id}, ${themes.id}, value ->> 'game', value -> 'items', ${at}
          from json_each(${JSON.stringify(seen)})
          join ${themes} on ${themes.nameNormalized} = value ->> 'theme'
          join ${users} on ${users.id} = value ->> 'user'
          where true`,
      )
      .onConflictDoUpdate(addToSeen),
    db.delete(seenGames).where(
      sql`(${seenGames.userId}, ${seenGames.themeId}, ${seenGames.game}) in (
        select user_id, theme_id, game from (${ranked}) where place > ${limits.seenGames.perUser})`,
    ),
  ] as const;
};

/** Returns the statement that selects what these users have seen of a theme. */
export const selectSeenOf = (db: Database, theme: SQL | string, userIds: readonly string[]) =>
  db
    .select({ game: seenGames.game, items: seenGames.items, seenAt: seenGames.seenAt })
    .from(seenGames)
    .where(
      and(
        sql`${seenGames.userId} in (select value from json_each(${JSON.stringify(userIds)}))`,
        eq(seenGames.themeId, theme),
      ),
    );

type SeenRow = Awaited<ReturnType<typeof selectSeenOf>>[number];

/** Returns functions that say how many users have seen a game, and an item of it, and when. `rows`: of `selectSeenOf`. */
export const seenIn = (rows: readonly SeenRow[]) => {
  const rowsOf = (game: string) => rows.filter((row) => row.game === normalizedName(game));
  return {
    gameSeen: (game: string): Seen => {
      const own = rowsOf(game);
      if (own.length === 0) return unseen;
      return { players: own.length, at: Math.max(...own.map(({ seenAt }) => seenAt.getTime())) };
    },
    itemSeenIn: (game: string): ((item: string) => Seen) => {
      const own = rowsOf(game).map(({ items }) => new Set(items));
      return (item) => ({ players: own.filter((items) => items.has(item)).length, at: 0 });
    },
  };
};
