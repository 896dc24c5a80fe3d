import type { Database } from '@tallyho/drizzle/client';
import { tags, themes, themeTags } from '@tallyho/drizzle/schema/index';
import { generator } from '@tallyho/game/model/random';
import type { ThemeDraw } from '@tallyho/game/protocol/service';
import type { ChosenTheme } from '@tallyho/game/room/event';
import { drawGames, type Seen, takeLeastSeen } from '@tallyho/game/themes/draw-games';
import { folderOf, itemsOnBoard, type PlayedGame } from '@tallyho/game/themes/game';
import { and, asc, count, eq } from 'drizzle-orm';
import { seenIn, selectSeenOf } from '../../games/seen-games.ts';
import { ApiError } from '../../http/errors.ts';
import { gamesOf, selectPicturesIn, themeNamed, withPictures } from '../../pictures/themed-game.ts';

/** Returns the game with as many of its pictures as a board shows, in the order of the theme. */
const withDrawnItems = (
  game: PlayedGame,
  { seenOf, random }: { seenOf: (item: string) => Seen; random: () => number },
): PlayedGame => {
  const drawn = takeLeastSeen(game.items, {
    count: itemsOnBoard(game),
    seenOf: ({ id }) => seenOf(id),
    random,
  });
  return { ...game, items: game.items.filter((item) => drawn.includes(item)) };
};

/**
 * Returns a theme as a room plays it: with the games and pictures that are drawn for it, those first that its players have not
 * seen. One round trip, and one for the
 * pictures. Throws `themeNotFound`, also for hidden themes.
 */
export const chosenTheme = async (
  { db }: { db: Database },
  named: string,
  { roundsPerTheme, seed, players }: ThemeDraw,
): Promise<ChosenTheme> => {
  const id = themeNamed(named);
  const [[theme], games, tagged, [available], seen] = await db.batch([
    db
      .select()
      .from(themes)
      .where(and(eq(themes.id, id), eq(themes.hidden, false))),
    gamesOf(db, id),
    db
      .select({ name: tags.name })
      .from(themeTags)
      .innerJoin(tags, eq(tags.id, themeTags.tagId))
      .where(and(eq(themeTags.themeId, id), eq(tags.adminOnly, false)))
      .orderBy(asc(themeTags.position)),
    db.select({ themes: count() }).from(themes).where(eq(themes.hidden, false)),
    selectSeenOf(db, id, players),
  ]);
  if (!theme || !available) throw new ApiError('themeNotFound');
  const { name, description, type } = theme;
  const { gameSeen, itemSeenIn } = seenIn(seen);
  const random = generator(seed).next;
  const drawn = drawGames(
    games.map(({ game }) => game),
    { roundsPerTheme, random, seenOf: ({ name }) => gameSeen(name) },
  );
  const folders = drawn.flatMap((game) => folderOf(game) ?? []);
  const pictures = folders.length > 0 ? await selectPicturesIn(db, folders) : [];
  return {
    snapshot: {
      name,
      description,
      type,
      tags: tagged.map((tag) => tag.name),
      games: drawn.map((game) =>
        withDrawnItems(withPictures(game, pictures), { seenOf: itemSeenIn(game.name), random }),
      ),
    },
    available: available.themes,
  };
};
