import type { Database } from '@tallyho/drizzle/client';
import { themes, users } from '@tallyho/drizzle/schema/index';
import { miniGameTypes } from '@tallyho/game/minigames/registry';
import { canPlayAs, folderOf } from '@tallyho/game/themes/game';
import { and, eq } from 'drizzle-orm';
import { ApiError } from '../../http/errors.ts';
import { storedPictureOf } from '../../pictures/picture.ts';
import {
  gamesOf,
  picturesPerFolder,
  selectGameAt,
  themeNamed,
  withPictures,
} from '../../pictures/themed-game.ts';
import { tagResponse, tagsOfThemes } from './list-themes.ts';
import { editorPictures } from './theme-pictures.ts';

const unknown = () => new ApiError('notFound', { message: 'That theme does not exist.' });

/** Returns a theme for its preview, in one round trip. Hidden themes only for administrators. Throws `notFound`. */
export const themeDetails = async (
  { db, administrator }: { db: Database; administrator: boolean },
  id: string,
) => {
  const [[theme], games, tagged, folders] = await db.batch([
    db
      .select()
      .from(themes)
      .where(and(eq(themes.id, id), administrator ? undefined : eq(themes.hidden, false))),
    gamesOf(db, id),
    tagsOfThemes(db, administrator, id),
    picturesPerFolder(db, id),
  ]);
  if (!theme) throw unknown();
  const { name, description, type } = theme;
  return {
    _id: id,
    name,
    description,
    type,
    games: games.map(({ game, createdAt }) => ({ ...game, createdAt: createdAt.getTime() })),
    tags: tagged.map(({ tag }) => tagResponse(tag)),
    playableAs: miniGameTypes.filter((type) => folders.some(({ pictures }) => canPlayAs(type, pictures))),
  };
};

/** Returns a theme as its editor needs it, with the pictures of each game, in one round trip. Throws `notFound`. */
export const editableTheme = async ({ db }: { db: Database }, id: string) => {
  const [[found], games, tagged, pictures] = await db.batch([
    db
      .select({ theme: themes, updatedBy: users.username })
      .from(themes)
      .leftJoin(users, eq(users.id, themes.updatedBy))
      .where(eq(themes.id, id)),
    gamesOf(db, id),
    tagsOfThemes(db, true, id),
    editorPictures(db, id),
  ]);
  if (!found) throw unknown();
  const { name, description, type, hidden, version, updatedAt } = found.theme;
  return {
    _id: id,
    name,
    description,
    type,
    hidden,
    version,
    updatedAt: updatedAt.getTime(),
    updatedBy: found.updatedBy,
    tags: tagged.map(({ tag }) => tagResponse(tag)),
    games: games.map(({ game, createdAt }) => ({
      ...game,
      createdAt: createdAt.getTime(),
      pictures: pictures.filter(({ folder }) => folder === folderOf(game)).map(storedPictureOf),
    })),
  };
};

/**
 * Returns one game of a theme with its pictures, by the theme's name and the game's index from 0. Hidden themes only
 * for administrators. Throws `notFound`.
 */
export const themeGame = async (
  { db, administrator }: { db: Database; administrator: boolean },
  name: string,
  index: number,
) => {
  const theme = themeNamed(name);
  const [[found], [row], pictures] = await db.batch([
    db
      .select({ id: themes.id })
      .from(themes)
      .where(and(eq(themes.id, theme), administrator ? undefined : eq(themes.hidden, false))),
    ...selectGameAt(db, theme, index),
  ]);
  if (!found) throw unknown();
  if (!row) throw new ApiError('notFound', { message: 'No game available for this round.' });
  return withPictures(row.game, pictures);
};
