import type { Database } from '@tallyho/drizzle/client';
import { images, tags, themeGames, themes, themeTags } from '@tallyho/drizzle/schema/index';
import { and, asc, eq, lt, sql } from 'drizzle-orm';
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

const rankedPictures = (db: Database) =>
  db
    .select({
      themeId: themeGames.themeId,
      publicId: images.publicId,
      rank: sql<number>`row_number() over (partition by ${themeGames.themeId} order by ${themeGames.position}, ${images.position})`.as(
        'rank',
      ),
    })
    .from(themeGames)
    .innerJoin(images, eq(images.folder, folderOf))
    .as('ranked');

/** Returns all data of the theme picker, oldest theme first, in one round trip. */
export const listThemes = async ({ db, administrator }: { db: Database; administrator: boolean }) => {
  const ranked = rankedPictures(db);
  const [found, games, tagged, covers] = await db.batch([
    db.select().from(themes).orderBy(asc(themes.createdAt), sql`rowid`),
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
  ]);
  return found.map(({ id, name, description, type }) => {
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
