import type { Database } from '@tallyho/drizzle/client';
import { themes } from '@tallyho/drizzle/schema/index';
import { eq } from 'drizzle-orm';
import { ApiError } from '../../http/errors.ts';
import { gamesOf, picturesOf, themeNamed, withPictures } from '../../pictures/themed-game.ts';
import { tagsOfThemes } from './list-themes.ts';

const unknown = () => new ApiError('notFound', { message: 'That theme does not exist.' });

/** Returns a theme for its editor and preview, in one round trip. Throws `notFound`. */
export const themeDetails = async (
  { db, administrator }: { db: Database; administrator: boolean },
  id: string,
) => {
  const [[theme], games, tagged] = await db.batch([
    db.select().from(themes).where(eq(themes.id, id)),
    gamesOf(db, id),
    tagsOfThemes(db, administrator, id),
  ]);
  if (!theme) throw unknown();
  const { name, description, type } = theme;
  return {
    _id: id,
    name,
    description,
    type,
    games: games.map(({ game, createdAt }) => ({ ...game, createdAt: createdAt.getTime() })),
    tags: tagged.map(({ tag: { id: _id, nameNormalized: _, ...tag } }) => ({ _id, ...tag })),
  };
};

/**
 * Returns one game of a theme with its pictures, by the theme's name and the game's index from 0. Throws `notFound`.
 */
export const themeGame = async ({ db }: { db: Database }, name: string, index: number) => {
  const theme = themeNamed(name);
  const [[found], games, pictures] = await db.batch([
    db.select({ id: themes.id }).from(themes).where(eq(themes.id, theme)),
    gamesOf(db, theme),
    picturesOf(db, theme),
  ]);
  if (!found) throw unknown();
  const row = games[index];
  if (!row) throw new ApiError('notFound', { message: 'No game available for this round.' });
  return withPictures(row.game, pictures);
};
