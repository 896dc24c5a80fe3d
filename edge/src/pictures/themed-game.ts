import type { Database } from '@tallyho/drizzle/client';
import { images, themeGames, themes } from '@tallyho/drizzle/schema/index';
import type { Suits } from '@tallyho/game/model/room-rules';
import { normalizedName } from '@tallyho/game/text';
import type { PlaysOnly } from '@tallyho/game/themes/draw-games';
import { folderOf, type PlayedGame, playedGameOf, type StoredGame } from '@tallyho/game/themes/game';
import { and, asc, count, eq, isNull, type SQL, sql } from 'drizzle-orm';
import { itemOf } from './picture.ts';

/** SQL for `folderOf` a stored game. */
export const folderColumn = sql<string | null>`json_extract(${themeGames.game}, '$.config.content')`;

/** SQL for whom a stored game suits. */
export const suitsColumn = sql<Suits>`coalesce(json_extract(${themeGames.game}, '$.suits'), 'all')`;

/** SQL for the type of a stored game. */
export const typeColumn = sql<string>`json_extract(${themeGames.game}, '$.type')`;

/** Condition on `theme_games`: what `isSuitable` says of a game. */
export const isSuitableGame = ({ questionsFor, leftOut }: PlaysOnly): SQL | undefined =>
  and(
    questionsFor === 'all' ? sql`${suitsColumn} = 'all'` : undefined,
    leftOut.length > 0
      ? sql`${typeColumn} not in (select value from json_each(${JSON.stringify(leftOut)}))`
      : undefined,
  );

/** Condition on `themes`: the theme has a game that the table plays. */
export const hasGamesFor = (table: PlaysOnly): SQL | undefined => {
  const isSuitable = isSuitableGame(table);
  return (
    isSuitable && sql`${themes.id} in (select ${themeGames.themeId} from ${themeGames} where ${isSuitable})`
  );
};

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
    sql`${images.folder} in (select ${folderColumn} from ${themeGames} where ${themeGames.themeId} = ${theme})`,
    isNull(images.detachedAt),
  );

/** Returns the statement that counts the pictures that each game with a folder shows. */
export const picturesPerFolder = (db: Database, theme: SQL | string) =>
  db
    .select({ folder: images.folder, pictures: count() })
    .from(images)
    .where(isShownBy(theme))
    .groupBy(images.folder);

/** Returns the statements that select one game of a theme, by its index from 0, and the pictures that it shows, in order. */
export const selectGameAt = (db: Database, theme: SQL | string, index: number) => {
  const isWanted = and(eq(themeGames.themeId, theme), eq(themeGames.position, index));
  return [
    db.select({ game: themeGames.game }).from(themeGames).where(isWanted),
    db
      .select({ folder: images.folder, publicId: images.publicId, alt: images.alt })
      .from(images)
      .where(
        and(
          sql`${images.folder} = (select ${folderColumn} from ${themeGames} where ${isWanted})`,
          isNull(images.detachedAt),
        ),
      )
      .orderBy(asc(images.position)),
  ] as const;
};

/** Returns the statement that selects the pictures that the games with these folders show, in order. */
export const selectPicturesIn = (db: Database, folders: readonly string[]) =>
  db
    .select({ folder: images.folder, publicId: images.publicId, alt: images.alt })
    .from(images)
    .where(
      and(
        sql`${images.folder} in (select value from json_each(${JSON.stringify(folders)}))`,
        isNull(images.detachedAt),
      ),
    )
    .orderBy(asc(images.folder), asc(images.position));

/** Returns a game with those of the pictures that are in its folder. */
export const withPictures = (
  game: StoredGame,
  pictures: Pick<typeof images.$inferSelect, 'folder' | 'publicId' | 'alt'>[],
): PlayedGame => playedGameOf(game, pictures.filter(({ folder }) => folder === folderOf(game)).map(itemOf));
