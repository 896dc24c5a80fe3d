import type { Database } from '@tallyho/drizzle/client';
import { tags, themes, themeTags } from '@tallyho/drizzle/schema/index';
import type { ChosenTheme } from '@tallyho/game/room/event';
import { and, asc, count, eq } from 'drizzle-orm';
import { ApiError } from '../../http/errors.ts';
import { gamesOf, selectPicturesOf, themeNamed, withPictures } from '../../pictures/themed-game.ts';

/** Returns a theme with its pictures, as a room plays it, in one round trip. Throws `themeNotFound`, also for hidden themes. */
export const chosenTheme = async ({ db }: { db: Database }, named: string): Promise<ChosenTheme> => {
  const id = themeNamed(named);
  const [[theme], games, tagged, pictures, [available]] = await db.batch([
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
    selectPicturesOf(db, id),
    db.select({ themes: count() }).from(themes).where(eq(themes.hidden, false)),
  ]);
  if (!theme || !available) throw new ApiError('themeNotFound');
  const { name, description, type } = theme;
  return {
    snapshot: {
      name,
      description,
      type,
      tags: tagged.map((tag) => tag.name),
      games: games.map(({ game }) => withPictures(game, pictures)),
    },
    available: available.themes,
  };
};
