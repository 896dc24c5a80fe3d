import type { Database } from '@tallyho/drizzle/client';
import { causesOf, uniqueViolation } from '@tallyho/drizzle/errors';
import { starterContent, tags, themeGames, themes, themeTags } from '@tallyho/drizzle/schema/index';
import { normalizedName } from '@tallyho/game/text';
import { and, eq, inArray, ne, sql } from 'drizzle-orm';
import { ApiError } from '../../http/errors.ts';
import { gamesOf } from '../../pictures/themed-game.ts';
import { auditContent } from '../../safety/audit.ts';
import { changedParts } from './changed-parts.ts';
import type { ThemeInput } from './theme-input.ts';
import { assertPictures, pictureStatements, picturesToCheck, shownPictures } from './theme-pictures.ts';
import { tagKeys, themeRows } from './theme-rows.ts';

type Author = { db: Database; author: string; now?: number };

/** An administrator's id; null for the loader of the starter content. */
const editorId = (author: string): string | null => (author === 'content' ? null : author);

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

/** Returns when the theme was first offered in lobbies, with this save at the latest. */
const publishedAt = (author: string, { hidden }: ThemeInput, now: number): Date | null => {
  if (hidden) return null;
  return new Date(author === 'content' ? 0 : now);
};

const nameTaken = () =>
  new ApiError('nameTaken', { field: 'name', message: 'A theme with that name already exists.' });

const unknownTheme = () => new ApiError('notFound', { message: 'That theme does not exist.' });

const violates = (error: unknown, text: RegExp): boolean =>
  [...causesOf(error)].some(({ message }) => text.test(message));

/** Translates the constraint that made the database roll the batch back. */
const translateViolation = (error: unknown): never => {
  if (uniqueViolation(error) === 'themes.name_normalized') throw nameTaken();
  if (violates(error, /NOT NULL constraint failed: themes\.version/)) throw new ApiError('themeChanged');
  // The theme was deleted between the check and the batch.
  if (violates(error, /FOREIGN KEY constraint failed/)) throw unknownTheme();
  throw error;
};

/** Statement that selects the other theme with that name, if there is one. */
const otherNamed = (db: Database, name: string, id: string) =>
  db
    .select({ id: themes.id })
    .from(themes)
    .where(and(eq(themes.nameNormalized, normalizedName(name)), ne(themes.id, id)));

const tagsNamed = (db: Database, input: ThemeInput) =>
  db
    .select({ id: tags.id, nameNormalized: tags.nameNormalized })
    .from(tags)
    .where(inArray(tags.nameNormalized, tagKeys(input)));

/**
 * Creates a theme and returns its id. Throws `nameTaken`, and `invalidInput` for an unknown tag, a foreign folder or a
 * picture that is not stored.
 */
export const uploadTheme = async (
  { db, author, now = Date.now() }: Author,
  input: ThemeInput,
): Promise<string> => {
  const id = crypto.randomUUID();
  const [[taken], known, foreign, present] = await db.batch([
    otherNamed(db, input.name, id),
    tagsNamed(db, input),
    ...picturesToCheck(db, { themeId: id, input, author }),
  ]);
  if (taken) throw nameTaken();
  assertPictures(input, foreign, present);
  const rows = themeRows(id, input, known, new Date(now));
  const audit = auditContent(
    db,
    { author, action: 'createTheme', details: { theme: input.name, hidden: input.hidden ? 1 : 0 } },
    { now },
  );
  await db
    .batch([
      db.insert(themes).values({
        id,
        ...rows.theme,
        updatedBy: editorId(author),
        createdAt: rows.theme.updatedAt,
        publishedAt: publishedAt(author, input, now),
      }),
      db.insert(themeGames).values(rows.games),
      ...rows.tags.map((tag) => db.insert(themeTags).values(tag)),
      ...pictureStatements(db, id, input, new Date(now)),
      starterNote(db, author, input.name, input.contentHash),
      audit,
    ])
    .catch(translateViolation);
  return id;
};

/**
 * Replaces a theme whole, or not at all; a running game keeps its own snapshot. Returns the new version. Throws like
 * `uploadTheme`, `notFound`, and `themeChanged` if the input names a version that is not the current one.
 */
export const updateTheme = async (
  { db, author, now = Date.now() }: Author,
  id: string,
  input: ThemeInput,
): Promise<number> => {
  const [[before], [taken], gamesBefore, tagsBefore, pictures, known, foreign, present] = await db.batch([
    db.select().from(themes).where(eq(themes.id, id)),
    otherNamed(db, input.name, id),
    gamesOf(db, id),
    db
      .select({ nameNormalized: tags.nameNormalized })
      .from(themeTags)
      .innerJoin(tags, eq(tags.id, themeTags.tagId))
      .where(eq(themeTags.themeId, id)),
    shownPictures(db, id),
    tagsNamed(db, input),
    ...picturesToCheck(db, { themeId: id, input, author }),
  ]);
  if (!before) throw unknownTheme();
  if (input.version !== undefined && input.version !== before.version) throw new ApiError('themeChanged');
  if (taken) throw nameTaken();
  assertPictures(input, foreign, present);
  const rows = themeRows(id, input, known, new Date(now));
  const changed = changedParts({ before, games: gamesBefore, tags: tagsBefore, pictures }, rows.theme, input);
  const audit = auditContent(
    db,
    { author, action: 'updateTheme', details: { theme: before.name, changed: changed.join(', ') } },
    { now },
  );
  // The version must not be null: if another save came first, the statement fails and the whole batch is undone.
  const version =
    input.version === undefined
      ? sql`${themes.version} + 1`
      : sql`case when ${themes.version} = ${input.version} then ${themes.version} + 1 end`;
  await db
    .batch([
      db
        .update(themes)
        .set({
          ...rows.theme,
          updatedBy: editorId(author),
          version,
          publishedAt: before.publishedAt ?? publishedAt(author, input, now),
        })
        .where(eq(themes.id, id)),
      db.delete(themeGames).where(eq(themeGames.themeId, id)),
      db.insert(themeGames).values(rows.games),
      db.delete(themeTags).where(eq(themeTags.themeId, id)),
      ...rows.tags.map((tag) => db.insert(themeTags).values(tag)),
      ...pictureStatements(db, id, input, new Date(now)),
      starterNote(db, author, before.name, input.contentHash),
      audit,
    ])
    .catch(translateViolation);
  return before.version + 1;
};
