import type { Database } from '@tallyho/drizzle/client';
import { seenGames, themes, users } from '@tallyho/drizzle/schema/index';
import { limits } from '@tallyho/game/limits';
import type { GameRecord } from '@tallyho/game/protocol/service';
import { roundsSeenIn } from '@tallyho/game/records/seen-rounds';
import { and, eq, type SQL, sql } from 'drizzle-orm';

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
    .select({ game: seenGames.game, items: seenGames.items, seenAt: sql<number>`${seenGames.seenAt}` })
    .from(seenGames)
    .where(
      and(
        sql`${seenGames.userId} in (select value from json_each(${JSON.stringify(userIds)}))`,
        eq(seenGames.themeId, theme),
      ),
    );
