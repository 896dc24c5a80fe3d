import type { Database } from '@tallyho/drizzle/client';
import { normalizedName } from '@tallyho/drizzle/normalized-name';
import { images, themeGames, themes } from '@tallyho/drizzle/schema/index';
import { limits } from '@tallyho/game/limits';
import type { GameInput, ThemedGame } from '@tallyho/game/minigames/registry';
import { asc, eq, type SQL, sql } from 'drizzle-orm';
import { itemOf } from './picture.ts';

/** Where a game's pictures are; null: it has none. */
export const folderOf = sql<string | null>`json_extract(${themeGames.game}, '$.config.content')`;

/** A theme's id by its name, as a subquery. */
export const themeNamed = (name: string): SQL =>
  sql`(select ${themes.id} from ${themes} where ${themes.nameNormalized} = ${normalizedName(name)})`;

/** A theme's games in playing order, as a statement. */
export const gamesOf = (db: Database, theme: SQL | string) =>
  db
    .select({ game: themeGames.game, createdAt: themeGames.createdAt })
    .from(themeGames)
    .where(eq(themeGames.themeId, theme))
    .orderBy(asc(themeGames.position));

/** The pictures of all of a theme's games in their order, as a statement. */
export const picturesOf = (db: Database, theme: SQL | string) =>
  db
    .select({ folder: images.folder, publicId: images.publicId, alt: images.alt })
    .from(images)
    .where(
      sql`${images.folder} in (select ${folderOf} from ${themeGames} where ${themeGames.themeId} = ${theme})`,
    )
    .orderBy(asc(images.folder), asc(images.position));

type Picture = { folder: string; publicId: string; alt: string };

/** A game as it is played: with the pictures of its folder. */
export const withPictures = (game: GameInput, pictures: Picture[]): ThemedGame => {
  const folder = 'content' in game.config ? game.config.content : null;
  const items = pictures.filter((picture) => picture.folder === folder).map(itemOf);
  return { ...game, items: items.slice(0, limits.items.max) };
};
