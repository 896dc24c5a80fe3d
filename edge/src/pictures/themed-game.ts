import type { Database } from '@tallyho/drizzle/client';
import { images, themeGames, themes } from '@tallyho/drizzle/schema/index';
import { limits } from '@tallyho/game/limits';
import type { GameInput, ThemedGame } from '@tallyho/game/minigames/registry';
import { normalizedName } from '@tallyho/game/text';
import { and, asc, eq, isNull, type SQL, sql } from 'drizzle-orm';
import { itemOf } from './picture.ts';

/** SQL for the folder of a game's pictures; null if it has none. */
export const folderOf = sql<string | null>`json_extract(${themeGames.game}, '$.config.content')`;

/** Subquery for a theme's id by its name. */
export const themeNamed = (name: string): SQL =>
  sql`(select ${themes.id} from ${themes} where ${themes.nameNormalized} = ${normalizedName(name)})`;

/** Returns the statement that selects a theme's games in playing order. */
export const gamesOf = (db: Database, theme: SQL | string) =>
  db
    .select({ game: themeGames.game, createdAt: themeGames.createdAt })
    .from(themeGames)
    .where(eq(themeGames.themeId, theme))
    .orderBy(asc(themeGames.position));

/** Condition on `images`: a game of the theme shows the picture. */
export const isShownBy = (theme: SQL | string) =>
  and(
    sql`${images.folder} in (select ${folderOf} from ${themeGames} where ${themeGames.themeId} = ${theme})`,
    isNull(images.detachedAt),
  );

/** Returns the statement that selects the pictures that a theme's games show, in order. */
export const picturesOf = (db: Database, theme: SQL | string) =>
  db
    .select({ folder: images.folder, publicId: images.publicId, alt: images.alt })
    .from(images)
    .where(isShownBy(theme))
    .orderBy(asc(images.folder), asc(images.position));

type Picture = { folder: string; publicId: string; alt: string };

/** Returns a game with the pictures of its folder. */
export const withPictures = (game: GameInput, pictures: Picture[]): ThemedGame => {
  const folder = 'content' in game.config ? game.config.content : null;
  const items = pictures.filter((picture) => picture.folder === folder).map(itemOf);
  return { ...game, items: items.slice(0, limits.items.max) };
};
