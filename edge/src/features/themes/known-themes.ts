import type { Database } from '@tallyho/drizzle/client';
import { lobbies, lobbyMembers, seenGames } from '@tallyho/drizzle/schema/index';
import { seenNamesOf } from '@tallyho/game/themes/seen-name';
import { type SQL, sql } from 'drizzle-orm';

/** Subquery for the members of the latest lobby that a user is in, and the user. */
const atTable = (user: string): SQL => sql`(
  select ${lobbyMembers.userId} from ${lobbyMembers} where ${lobbyMembers.lobbyCode} = (
    select own.lobby_code from ${lobbyMembers} as own join ${lobbies} on ${lobbies.code} = own.lobby_code
    where own.user_id = ${user} order by ${lobbies.updatedAt} desc limit 1)
  union select value from json_each(${JSON.stringify([user])}))`;

/** Returns the statement that selects who of the user's lobby has seen which games, one row for each game. */
export const selectSeenAtTable = (db: Database, user: string) =>
  db
    .select({
      themeId: seenGames.themeId,
      game: seenGames.game,
      users: sql<string>`json_group_array(${seenGames.userId})`,
    })
    .from(seenGames)
    .where(sql`${seenGames.userId} in ${atTable(user)}`)
    .groupBy(seenGames.themeId, seenGames.game);

type Listed = { readonly _id: string; readonly games: readonly { readonly name: string }[] };

/**
 * Returns a function that says how many of these users have played one of a theme's games, and how many of its games none of
 * them has, in any format. Games that the theme does not have any more do not count. `rows`: of `selectSeenAtTable`.
 */
export const knownThemes = (rows: readonly { themeId: string; game: string; users: string }[]) => {
  const byGame = new Map(
    rows.map(({ themeId, game, users }) => [`${themeId} ${game}`, JSON.parse(users) as string[]]), // a list of ids
  );
  return ({ _id, games }: Listed): { players: number; newGames: number } => {
    const seen = games.map(({ name }) =>
      seenNamesOf(name).flatMap((known) => byGame.get(`${_id} ${known}`) ?? []),
    );
    return {
      players: new Set(seen.flat()).size,
      newGames: seen.filter((users) => users.length === 0).length,
    };
  };
};
