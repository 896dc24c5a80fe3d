import type { Database } from '@tallyho/drizzle/client';
import { uniqueViolation } from '@tallyho/drizzle/errors';
import { normalizedName } from '@tallyho/drizzle/normalized-name';
import { starterContent, tags, themeGames, themes, themeTags } from '@tallyho/drizzle/schema/index';
import { eq, inArray } from 'drizzle-orm';
import { ApiError } from '../../http/errors.ts';
import type { ThemeInput } from './theme-input.ts';
import { tagKeys, themeRows } from './theme-rows.ts';

type Author = { db: Database; author: string; now?: number };

/**
 * Statement that records the version that the loader stored. After an administrator changes the theme, the loader does
 * not overwrite it.
 */
const starterNote = (db: Database, author: string, name: string, contentHash: string | undefined) => {
  const nameNormalized = normalizedName(name);
  return author === 'content' && contentHash !== undefined
    ? db
        .insert(starterContent)
        .values({ nameNormalized, hash: contentHash })
        .onConflictDoUpdate({ target: starterContent.nameNormalized, set: { hash: contentHash } })
    : db.update(starterContent).set({ hash: null }).where(eq(starterContent.nameNormalized, nameNormalized));
};

const refuseTakenName = (error: unknown): never => {
  if (uniqueViolation(error) === 'themes.name_normalized')
    throw new ApiError('nameTaken', { field: 'name', message: 'A theme with that name already exists.' });
  throw error;
};

const tagsNamed = (db: Database, input: ThemeInput) =>
  db
    .select({ id: tags.id, nameNormalized: tags.nameNormalized })
    .from(tags)
    .where(inArray(tags.nameNormalized, tagKeys(input)));

/** Creates a theme and returns its id. Throws `nameTaken`, and `invalidInput` for an unknown tag. */
export const uploadTheme = async (
  { db, author, now = Date.now() }: Author,
  input: ThemeInput,
): Promise<string> => {
  const id = crypto.randomUUID();
  const rows = themeRows(id, input, await tagsNamed(db, input), new Date(now));
  await db
    .batch([
      db.insert(themes).values({ id, ...rows.theme, createdAt: rows.theme.updatedAt }),
      db.insert(themeGames).values(rows.games),
      ...rows.tags.map((tag) => db.insert(themeTags).values(tag)),
      starterNote(db, author, input.name, input.contentHash),
    ])
    .catch(refuseTakenName);
  return id;
};

/** Replaces a theme; a running game keeps its own snapshot. Throws like `uploadTheme`, and `notFound`. */
export const updateTheme = async (
  { db, author, now = Date.now() }: Author,
  id: string,
  input: ThemeInput,
): Promise<void> => {
  const [[before], known] = await db.batch([
    db.select({ name: themes.name }).from(themes).where(eq(themes.id, id)),
    tagsNamed(db, input),
  ]);
  if (!before) throw new ApiError('notFound', { message: 'That theme does not exist.' });
  const rows = themeRows(id, input, known, new Date(now));
  await db
    .batch([
      db.update(themes).set(rows.theme).where(eq(themes.id, id)),
      db.delete(themeGames).where(eq(themeGames.themeId, id)),
      db.insert(themeGames).values(rows.games),
      db.delete(themeTags).where(eq(themeTags.themeId, id)),
      ...rows.tags.map((tag) => db.insert(themeTags).values(tag)),
      starterNote(db, author, before.name, input.contentHash),
    ])
    .catch(refuseTakenName);
};
