import type { Database } from '@tallyho/drizzle/client';
import { imageFolders, themes } from '@tallyho/drizzle/schema/index';
import { and, inArray, sql } from 'drizzle-orm';

/** `pictureFolderSchema` allows three digits. */
const highestNumber = 999;
/** Maximum number of characters of a theme's name in a path. URLs of pictures stay below 600 characters. */
const nameLength = 40;

/** Returns a folder path for a theme name. Replaces characters that are not safe in a URL or a file system. */
const pathOf = (themeName: string): string => {
  const safe = themeName
    .normalize('NFC')
    .replace(/[/\\%\p{Cc}\p{Cf}\p{Cs}]+/gu, '-')
    .replace(/^[.\s]+/, '')
    .trim();
  return `Themes/${[...safe].slice(0, nameLength).join('').trim() || 'Theme'}`;
};

/** Returns the parts of a folder: its path without the number, and the number (0: none). */
export const partsOfFolder = (folder: string) => {
  const [, path = folder, number = '0'] = folder.match(/^(.+)\/Game(\d+)$/) ?? [];
  return { folder, path, number: Number(number) };
};

/**
 * Reserves a folder that no theme has ever used, and returns it. One round trip, unless 999 folders of that name are
 * taken: then the name gets a number.
 */
export const reserveFolder = async (db: Database, themeName: string, now = new Date()): Promise<string> => {
  const base = pathOf(themeName);
  for (let attempt = 1; ; attempt += 1) {
    const path = attempt === 1 ? base : `${base} ${attempt}`;
    const [reserved] = await db
      .insert(imageFolders)
      .select(
        sql`select ${path} || '/Game' || n, ${path}, n, null, ${now.getTime()}
          from (select coalesce(max(number), 0) + 1 as n from ${imageFolders} where path = ${path})
          where n <= ${highestNumber}`,
      )
      .returning({ folder: imageFolders.folder });
    if (reserved) return reserved.folder;
  }
};

/** Returns the statement that records a folder that was named by the caller, if it is new. */
export const recordFolder = (db: Database, folder: string, now = new Date()) =>
  db
    .insert(imageFolders)
    .values({ ...partsOfFolder(folder), createdAt: now })
    .onConflictDoNothing();

/**
 * Returns the statement that assigns these folders to a theme. Run it in the batch that saves the theme, after
 * `foreignFolders` has found none.
 */
export const assignFolders = (db: Database, themeId: string, folders: readonly string[], now: Date) =>
  db
    .insert(imageFolders)
    .values(folders.map((folder) => ({ ...partsOfFolder(folder), themeId, createdAt: now })))
    .onConflictDoUpdate({ target: imageFolders.folder, set: { themeId } });

/**
 * Returns the statement that selects those of the folders that belong to another theme. `isLoader`: the loader of the
 * starter content names its folders itself, so it may use those of a deleted theme.
 */
export const foreignFolders = (
  db: Database,
  { themeId, folders, isLoader }: { themeId: string; folders: readonly string[]; isLoader: boolean },
) =>
  db
    .select({ folder: imageFolders.folder })
    .from(imageFolders)
    .where(
      and(
        inArray(imageFolders.folder, [...folders]),
        sql`${imageFolders.themeId} is not null and ${imageFolders.themeId} <> ${themeId}`,
        isLoader
          ? sql`exists (select 1 from ${themes} where ${themes.id} = ${imageFolders.themeId})`
          : undefined,
      ),
    );
