import type { Database } from '@tallyho/drizzle/client';
import { images, tags, themeGames, themes, themeTags, users } from '@tallyho/drizzle/schema/index';
import { limits } from '@tallyho/game/limits';
import type { Suits } from '@tallyho/game/model/room-rules';
import { isSuitable } from '@tallyho/game/themes/draw-games';
import { and, asc, eq, isNull, lt, sql } from 'drizzle-orm';
import { imageUrl } from '../../pictures/picture.ts';
import { folderColumn, suitsColumn, typeColumn } from '../../pictures/themed-game.ts';
import { knownThemes, selectSeenAtTable } from './known-themes.ts';

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

/** Returns a tag as the API sends it. */
export const tagResponse = ({ id: _id, nameNormalized: _, ...tag }: typeof tags.$inferSelect) => ({
  _id,
  ...tag,
});

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
    .innerJoin(images, and(eq(images.folder, folderColumn), isNull(images.detachedAt)))
    .as('ranked');

/** Returns the statements that select the games, tags and first pictures of all themes. */
const partStatements = (db: Database, administrator: boolean) => {
  const ranked = rankedPictures(db);
  return [
    db
      .select({
        themeId: themeGames.themeId,
        name: sql<string>`json_extract(${themeGames.game}, '$.name')`,
        type: typeColumn,
        suits: suitsColumn,
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

/** The rows of `partStatements`, in its order. */
type Parts = readonly [
  games: readonly { themeId: string; name: string; type: string; suits: Suits }[],
  tagged: readonly { themeId: string; tag: typeof tags.$inferSelect }[],
  covers: readonly { themeId: string; publicId: string }[],
];
type Listed = Pick<typeof themes.$inferSelect, 'id' | 'name' | 'description' | 'type'>;

/** Returns what both lists say about a theme. `tags` are rows: each list describes them in its own way. */
const listedTheme = ({ id, name, description, type }: Listed, [games, tagged, covers]: Parts) => {
  const own = ({ themeId }: { themeId: string }) => themeId === id;
  return {
    _id: id,
    name,
    description,
    type,
    tags: tagged.filter(own).map(({ tag }) => tag),
    games: games
      .filter(own)
      .map(({ name, type, suits }) => ({ name, type, ...(suits !== 'all' && { suits }) })),
    covers: covers.filter(own).map(({ publicId }) => imageUrl(publicId)),
  };
};

const oldestFirst = [asc(themes.createdAt), sql`${themes}.rowid`];

/**
 * Returns all data of the theme picker in one round trip: new themes first, the newest at the top, then the others, oldest
 * first. Hidden themes are not offered. Tags for administrators are left out also for them, because the picker of the leader
 * is often a screen that the whole room sees. `user`: who asks; `known` is about the members of the user's lobby.
 */
export const listThemes = async ({
  db,
  user,
  now = Date.now(),
}: {
  db: Database;
  user: string;
  now?: number;
}) => {
  const [found, seen, ...parts] = await db.batch([
    db
      .select()
      .from(themes)
      .where(eq(themes.hidden, false))
      .orderBy(...oldestFirst),
    selectSeenAtTable(db, user),
    ...partStatements(db, false),
  ]);
  const knownOf = knownThemes(seen);
  const ageOf = ({ publishedAt }: (typeof found)[number]) => now - (publishedAt?.getTime() ?? 0);
  const isNew = (theme: (typeof found)[number]) => ageOf(theme) < limits.newTheme;
  const inOrder = [
    ...found.filter(isNew).sort((one, other) => ageOf(one) - ageOf(other)),
    ...found.filter((theme) => !isNew(theme)),
  ];
  return inOrder.map((theme) => {
    const listed = listedTheme(theme, parts);
    const forAll = listed.games.filter((game) => isSuitable(game, { questionsFor: 'all', leftOut: [] }));
    return {
      ...listed,
      tags: listed.tags.map(({ name }) => name),
      isNew: isNew(theme),
      known: knownOf(listed),
      ...(forAll.length < listed.games.length && { knownForAll: knownOf({ ...listed, games: forAll }) }),
    };
  });
};

/** Returns all themes for the studio, hidden ones too, oldest first. One round trip. */
export const listAllThemes = async ({ db }: { db: Database }) => {
  const [found, ...parts] = await db.batch([
    db
      .select({ theme: themes, updatedBy: users.username })
      .from(themes)
      .leftJoin(users, eq(users.id, themes.updatedBy))
      .orderBy(...oldestFirst),
    ...partStatements(db, true),
  ]);
  return found.map(({ theme, updatedBy }) => {
    const { hidden, version, createdAt, updatedAt } = theme;
    const listed = listedTheme(theme, parts);
    return {
      ...listed,
      tags: listed.tags.map(tagResponse),
      hidden,
      version,
      createdAt: createdAt.getTime(),
      updatedAt: updatedAt.getTime(),
      updatedBy,
    };
  });
};
