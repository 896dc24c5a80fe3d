import type { Database } from '@tallyho/drizzle/client';
import { images, tags, themeGames, themes, themeTags, users } from '@tallyho/drizzle/schema/index';
import { and, asc, eq, isNull, lt, sql } from 'drizzle-orm';
import { imageUrl } from '../../pictures/picture.ts';
import { folderOf } from '../../pictures/themed-game.ts';

const coversShown = 4;

/**
 * Returns the statement that selects the tags of one theme or of all, in order; administrator tags only for
 * administrators.
 */
export const tagsOfThemes = (db: Database, administrator: boolean, themeId?: string) =>
  db
    .select({ themeId: themeTags.themeId, tag: tags })
    .from(themeTags)
    .innerJoin(tags, eq(tags.id, themeTags.tagId))
    .where(
      and(
        administrator ? undefined : eq(tags.adminOnly, false),
        themeId === undefined ? undefined : eq(themeTags.themeId, themeId),
      ),
    )
    .orderBy(asc(themeTags.position));

/** Returns the subquery of all shown pictures, numbered per theme in playing order. */
export const rankedPictures = (db: Database) =>
  db
    .select({
      themeId: themeGames.themeId,
      publicId: images.publicId,
      rank: sql<number>`row_number() over (partition by ${themeGames.themeId} order by ${themeGames.position}, ${images.position})`.as(
        'rank',
      ),
    })
    .from(themeGames)
    .innerJoin(images, and(eq(images.folder, folderOf), isNull(images.detachedAt)))
    .as('ranked');

/** Returns the statements that read a list of themes, oldest theme first. `withHidden`: also hidden themes. */
const listStatements = (
  db: Database,
  { administrator, withHidden }: { administrator: boolean; withHidden: boolean },
) => {
  const ranked = rankedPictures(db);
  return [
    db
      .select({ theme: themes, updatedBy: users.username })
      .from(themes)
      .leftJoin(users, eq(users.id, themes.updatedBy))
      .where(withHidden ? undefined : eq(themes.hidden, false))
      .orderBy(asc(themes.createdAt), sql`${themes}.rowid`),
    db
      .select({
        themeId: themeGames.themeId,
        name: sql<string>`json_extract(${themeGames.game}, '$.name')`,
        type: sql<string>`json_extract(${themeGames.game}, '$.type')`,
      })
      .from(themeGames)
      .orderBy(asc(themeGames.position)),
    tagsOfThemes(db, administrator),
    db
      .select({ themeId: ranked.themeId, publicId: ranked.publicId })
      .from(ranked)
      .where(lt(ranked.rank, coversShown + 1))
      .orderBy(asc(ranked.rank)),
  ] as const;
};

/** Returns all data of the theme picker, oldest theme first, in one round trip. Hidden themes are not offered. */
export const listThemes = async ({ db, administrator }: { db: Database; administrator: boolean }) => {
  const [found, games, tagged, covers] = await db.batch(
    listStatements(db, { administrator, withHidden: false }),
  );
  return found.map(({ theme: { id, name, description, type } }) => {
    const own = ({ themeId }: { themeId: string }) => themeId === id;
    return {
      _id: id,
      name,
      description,
      type,
      tags: tagged.filter(own).map(({ tag }) => tag.name),
      games: games.filter(own).map(({ name, type }) => ({ name, type })),
      covers: covers.filter(own).map(({ publicId }) => imageUrl(publicId)),
    };
  });
};

/** Returns all themes for the studio, hidden ones too, oldest first. One round trip. */
export const listAllThemes = async ({ db }: { db: Database }) => {
  const [found, games, tagged, covers] = await db.batch(
    listStatements(db, { administrator: true, withHidden: true }),
  );
  return found.map(({ theme, updatedBy }) => {
    const { id, name, description, type, hidden, version } = theme;
    const own = ({ themeId }: { themeId: string }) => themeId === id;
    return {
      _id: id,
      name,
      description,
      type,
      hidden,
      version,
      updatedAt: theme.updatedAt.getTime(),
      updatedBy,
      tags: tagged.filter(own).map(({ tag: { id: _id, nameNormalized: _, ...tag } }) => ({ _id, ...tag })),
      games: games.filter(own).map(({ name, type }) => ({ name, type })),
      covers: covers.filter(own).map(({ publicId }) => imageUrl(publicId)),
    };
  });
};
