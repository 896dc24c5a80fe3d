import type { Database } from '@tallyho/drizzle/client';
import { seenGames, themeGames, themes } from '@tallyho/drizzle/schema/index';
import { limits } from '@tallyho/game/limits';
import { generator } from '@tallyho/game/model/random';
import type { ThemeOptionsQuery } from '@tallyho/game/protocol/service';
import { normalizedName } from '@tallyho/game/text';
import { drawMixed, leastSeenFirst, roundsOf, type Seen, unseen } from '@tallyho/game/themes/draw-games';
import { seenNamesOf } from '@tallyho/game/themes/seen-name';
import { and, eq, sql } from 'drizzle-orm';
import { isSuitableGame, typeColumn } from '../../pictures/themed-game.ts';

type Listed = { id: string; name: string; type: string; games: { name: string; type: string }[] };

/** Returns the kind of a theme: whether it rates things or the players, and the mini-game that most of its games are. */
const kindOf = ({ type, games }: Listed): string => {
  const countOf = (game: string) => games.filter((other) => other.type === game).length;
  const [main] = games.map((game) => game.type).toSorted((one, other) => countOf(other) - countOf(one));
  return `${type} ${main}`;
};

/**
 * Returns the names of the themes that the players of a room vote for: those whose next rounds fewer of them have seen, and of
 * different kinds. Themes that the game has played are left out, and those without a game that suits the players. One round trip.
 */
export const themeOptions = async (
  { db }: { db: Database },
  { used, players, seed, roundsPerTheme, questionsFor, leftOut }: ThemeOptionsQuery,
): Promise<string[]> => {
  const [rows, seen] = await db.batch([
    db
      .select({
        id: themes.id,
        name: themes.name,
        type: themes.type,
        game: sql<string>`json_extract(${themeGames.game}, '$.name')`,
        gameType: typeColumn,
      })
      .from(themes)
      .innerJoin(themeGames, eq(themeGames.themeId, themes.id))
      .where(
        and(
          eq(themes.hidden, false),
          isSuitableGame({ questionsFor, leftOut }),
          sql`${themes.nameNormalized} not in (select value from json_each(${JSON.stringify(used.map(normalizedName))}))`,
        ),
      )
      .orderBy(themes.createdAt, themes.id, themeGames.position),
    db
      .select({
        themeId: seenGames.themeId,
        game: seenGames.game,
        users: sql<string>`json_group_array(${seenGames.userId})`,
        at: sql<number>`max(${seenGames.seenAt})`,
      })
      .from(seenGames)
      .where(sql`${seenGames.userId} in (select value from json_each(${JSON.stringify(players)}))`)
      .groupBy(seenGames.themeId, seenGames.game),
  ]);
  const rowsByGame = new Map(
    seen.map(({ themeId, game, users, at }) => [
      `${themeId} ${game}`,
      { users: JSON.parse(users) as string[], at }, // a list of ids
    ]),
  );
  /** Who has seen a question, in any format. */
  const questionSeen = (themeId: string, name: string): Seen => {
    const rows = seenNamesOf(name).flatMap((known) => rowsByGame.get(`${themeId} ${known}`) ?? []);
    if (rows.length === 0) return unseen;
    return {
      players: new Set(rows.flatMap(({ users }) => users)).size,
      at: Math.max(...rows.map(({ at }) => at)),
    };
  };
  const byId = new Map<string, Listed>();
  for (const { id, name, type, game, gameType } of rows) {
    const theme = byId.get(id) ?? { id, name, type, games: [] };
    theme.games.push({ name: game, type: gameType });
    byId.set(id, theme);
  }
  /** Who has seen the last of the rounds that would be drawn. */
  const seenOf = ({ id, games }: Listed): Seen =>
    games
      .map(({ name }) => questionSeen(id, name))
      .toSorted(leastSeenFirst)
      .at(roundsOf(games.length, { roundsPerTheme }) - 1) ?? unseen;
  const drawn = drawMixed([...byId.values()], {
    count: limits.voteOptions,
    kindOf,
    seenOf,
    random: generator(seed).next,
  });
  return drawn.map(({ name }) => name);
};
