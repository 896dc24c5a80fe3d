import type { Database } from '@tallyho/drizzle/client';
import { starterContent, themeGames, themes, themeTags } from '@tallyho/drizzle/schema/index';
import { eq, sql } from 'drizzle-orm';
import { ApiError } from '../../http/errors.ts';

/**
 * Deletes a theme. Its pictures are kept, because a running game may still show them. The loader of the starter content
 * does not restore it. Throws `notFound`.
 */
export const deleteTheme = async ({ db }: { db: Database }, id: string): Promise<void> => {
  const [, , , deleted] = await db.batch([
    db
      .update(starterContent)
      .set({ hash: null })
      .where(
        eq(
          starterContent.nameNormalized,
          sql`(select ${themes.nameNormalized} from ${themes} where ${themes.id} = ${id})`,
        ),
      ),
    db.delete(themeGames).where(eq(themeGames.themeId, id)),
    db.delete(themeTags).where(eq(themeTags.themeId, id)),
    db.delete(themes).where(eq(themes.id, id)).returning({ id: themes.id }),
  ]);
  if (deleted.length === 0) throw new ApiError('notFound', { message: 'That theme does not exist.' });
};
