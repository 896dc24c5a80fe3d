import type { Database } from '@tallyho/drizzle/client';
import { tags, themes, themeTags } from '@tallyho/drizzle/schema/index';
import type { ThemeDraw } from '@tallyho/game/protocol/service';
import type { ChosenTheme } from '@tallyho/game/room/state/event';
import { drawTheme } from '@tallyho/game/themes/draw-theme';
import { folderOf } from '@tallyho/game/themes/game';
import { and, asc, count, eq } from 'drizzle-orm';
import { selectSeenOf } from '../../games/seen-games.ts';
import { ApiError } from '../../http/errors.ts';
import {
  gamesOf,
  hasGamesFor,
  picturesPerFolder,
  selectPicturesIn,
  themeNamed,
  withPictures,
} from '../../pictures/themed-game.ts';

/**
 * Returns a theme as a room plays it: with the games and pictures that are drawn for it, those first that its players have not
 * seen. One round trip, and one for the
 * pictures. Throws `themeNotFound`, also for hidden themes, and for those without a game that suits the players.
 */
export const chosenTheme = async (
  { db }: { db: Database },
  named: string,
  draw: ThemeDraw,
  now = Date.now(),
): Promise<ChosenTheme> => {
  const id = themeNamed(named);
  const [[theme], games, tagged, [available], seen, counted] = await db.batch([
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
    db
      .select({ themes: count() })
      .from(themes)
      .where(and(eq(themes.hidden, false), hasGamesFor(draw))),
    selectSeenOf(db, id, draw.players),
    picturesPerFolder(db, id),
  ]);
  const { games: drawnOf, withItems } = drawTheme(draw, { seen, now });
  const drawn = drawnOf(
    games.map(({ game }) => game),
    (folder) => counted.find((row) => row.folder === folder)?.pictures ?? 0,
  );
  if (!theme || !available || drawn.length === 0) throw new ApiError('themeNotFound');
  const { name, description, type } = theme;
  const folders = drawn.flatMap((game) => folderOf(game) ?? []);
  const pictures = folders.length > 0 ? await selectPicturesIn(db, folders) : [];
  return {
    snapshot: {
      name,
      description,
      type,
      tags: tagged.map((tag) => tag.name),
      games: drawn.map((game) => withItems(withPictures(game, pictures))),
    },
    available: available.themes,
  };
};
