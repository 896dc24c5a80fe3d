import type { Database } from '@tallyho/drizzle/client';
import { imageFolders, images } from '@tallyho/drizzle/schema/index';
import { folderOf } from '@tallyho/game/themes/game';
import { and, eq, inArray, isNull, notInArray, or, sql } from 'drizzle-orm';
import { ApiError } from '../../http/errors.ts';
import { isNotBeingDeleted } from '../../pictures/delete-unused.ts';
import { assignFolders, foreignFolders } from '../../pictures/folders.ts';
import { isShownBy } from '../../pictures/themed-game.ts';
import type { ThemeInput } from './theme-input.ts';

/** The pictures of one game as its editor lists them; `pictures` undefined: the folder stays as it is. */
type GamePictures = {
  index: number;
  folder: string;
  pictures: ThemeInput['games'][number]['pictures'];
};

/** Returns the folder and pictures of every game that has a folder. */
const gamePicturesOf = ({ games }: ThemeInput): GamePictures[] =>
  games.flatMap((game, index) => {
    const folder = folderOf(game);
    return folder === null ? [] : [{ index, folder, pictures: game.pictures }];
  });

/** Returns the folders of a theme as submitted. */
const foldersOf = (input: ThemeInput): string[] => [
  ...new Set(gamePicturesOf(input).map(({ folder }) => folder)),
];

const listedIds = (listed: readonly GamePictures[]): string[] =>
  listed.flatMap(({ pictures = [] }) => pictures.map(({ public_id: publicId }) => publicId));

/** SQL for a list of texts as one value, because a theme can have thousands of pictures. */
const oneOf = (texts: readonly string[]) => sql`(select value from json_each(${JSON.stringify(texts)}))`;

/** Returns the statements that read what `assertPictures` needs. */
export const picturesToCheck = (
  db: Database,
  { themeId, input, author }: { themeId: string; input: ThemeInput; author: string },
) => {
  const listed = gamePicturesOf(input);
  return [
    foreignFolders(db, { themeId, folders: foldersOf(input), isLoader: author === 'content' }),
    db
      .select({ publicId: images.publicId, folder: images.folder })
      .from(images)
      .where(and(sql`${images.publicId} in ${oneOf(listedIds(listed))}`, isNotBeingDeleted)),
  ] as const;
};

/**
 * Throws `invalidInput` with the field if a folder belongs to another theme, is used by two games, or if a listed
 * picture is not in its folder.
 */
export const assertPictures = (
  input: ThemeInput,
  foreign: readonly { folder: string }[],
  present: readonly { publicId: string; folder: string }[],
): void => {
  const listed = gamePicturesOf(input);
  const folders = new Map(present.map(({ publicId, folder }) => [publicId, folder]));
  for (const [order, { index, folder, pictures = [] }] of listed.entries()) {
    const isForeign = foreign.some((other) => other.folder === folder);
    const isRepeated = listed.slice(0, order).some((other) => other.folder === folder);
    if (isForeign || isRepeated)
      throw new ApiError('invalidInput', {
        field: `games.${index}.config.content`,
        message: `That folder belongs to another ${isForeign ? 'theme' : 'game'}.`,
      });
    const missing = pictures.findIndex(({ public_id: id }) => folders.get(id) !== folder);
    if (missing >= 0)
      throw new ApiError('invalidInput', {
        field: `games.${index}.pictures.${missing}`,
        message: 'That picture is not stored any more. Remove it, or add it again.',
      });
  }
};

/** SQL for the folders that belong to a theme. */
const ownFolders = (db: Database, themeId: string) =>
  db.select({ folder: imageFolders.folder }).from(imageFolders).where(eq(imageFolders.themeId, themeId));

/** Returns the statement that selects the pictures that a theme shows. */
export const shownPictures = (db: Database, themeId: string) =>
  db
    .select({ publicId: images.publicId, folder: images.folder })
    .from(images)
    .where(and(isNull(images.detachedAt), inArray(images.folder, ownFolders(db, themeId))));

/** Returns how many pictures a save adds to a theme that shows `shown`, and how many it removes. */
export const pictureChanges = (
  shown: readonly { publicId: string; folder: string }[],
  input: ThemeInput,
): { added: number; removed: number } => {
  const listed = gamePicturesOf(input);
  const kept = listed.filter(({ pictures }) => pictures === undefined).map(({ folder }) => folder);
  const ids = new Set(listedIds(listed));
  const shownIds = new Set(shown.map(({ publicId }) => publicId));
  return {
    added: [...ids].filter((id) => !shownIds.has(id)).length,
    removed: shown.filter(({ publicId, folder }) => !kept.includes(folder) && !ids.has(publicId)).length,
  };
};

/** Returns the statement that takes every picture off a theme that is deleted. Stored games keep theirs. */
export const detachAll = (db: Database, themeId: string, now: Date) =>
  db
    .update(images)
    .set({ detachedAt: now })
    .where(and(isNull(images.detachedAt), inArray(images.folder, ownFolders(db, themeId))));

/**
 * Returns the statements that make the theme show exactly the listed pictures, for the batch that saves the theme. The
 * pictures of games that are gone, and those that are not listed any more, are detached.
 */
export const pictureStatements = (db: Database, themeId: string, input: ThemeInput, now: Date) => {
  const listed = gamePicturesOf(input);
  const folders = foldersOf(input);
  const withList = listed.filter(({ pictures }) => pictures !== undefined);
  const rows = withList.flatMap(({ pictures = [] }) =>
    pictures.map(({ public_id: id, alt }, position) => ({ id, alt, position })),
  );
  const show = sql`update ${images} set detached_at = null, position = listed.position, alt = listed.alt
    from (
      select value ->> 'id' as id, value ->> 'alt' as alt, value ->> 'position' as position
      from json_each(${JSON.stringify(rows)})
    ) as listed
    where ${images.publicId} = listed.id and ${isNotBeingDeleted}`;
  return [
    ...(folders.length > 0 ? [assignFolders(db, themeId, folders, now)] : []),
    db
      .update(images)
      .set({ detachedAt: now })
      .where(
        and(
          isNull(images.detachedAt),
          inArray(images.folder, ownFolders(db, themeId)),
          or(
            notInArray(images.folder, folders),
            and(
              inArray(
                images.folder,
                withList.map(({ folder }) => folder),
              ),
              sql`${images.publicId} not in ${oneOf(listedIds(withList))}`,
            ),
          ),
        ),
      ),
    ...(rows.length > 0 ? [db.run(show)] : []),
  ];
};

/** Returns the statement that selects the shown pictures of all games of a theme with what its editor needs. */
export const editorPictures = (db: Database, themeId: string) =>
  db
    .select({
      folder: images.folder,
      publicId: images.publicId,
      alt: images.alt,
      width: images.width,
      height: images.height,
      fileName: images.fileName,
    })
    .from(images)
    .where(isShownBy(themeId))
    .orderBy(images.folder, images.position);
