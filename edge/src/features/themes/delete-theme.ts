import type { Database } from '@tallyho/drizzle/client';
import { starterContent, themeGames, themes, themeTags } from '@tallyho/drizzle/schema/index';
import { eq, sql } from 'drizzle-orm';
import { ApiError } from '../../http/errors.ts';
import { auditContent } from '../../safety/audit.ts';
import { detachAll } from './theme-pictures.ts';

/**
 * Deletes a theme. Its pictures are detached: running and stored games still show them. The loader of the starter
 * content does not restore the theme. Throws `notFound`.
 */
export const deleteTheme = async (
  { db, author, now = Date.now() }: { db: Database; author: string; now?: number },
  id: string,
): Promise<void> => {
  const before = await db.select({ name: themes.name }).from(themes).where(eq(themes.id, id)).get();
  if (!before) throw new ApiError('notFound', { message: 'That theme does not exist.' });
  await db.batch([
    auditContent(
      db,
      { author, action: 'deleteTheme', details: { theme: before.name } },
      { source: sql`from ${themes} where ${themes.id} = ${id}`, now },
    ),
    db
      .update(starterContent)
      .set({ hash: null })
      .where(
        eq(
          starterContent.nameNormalized,
          sql`(select ${themes.nameNormalized} from ${themes} where ${themes.id} = ${id})`,
        ),
      ),
    detachAll(db, id, new Date(now)),
    db.delete(themeGames).where(eq(themeGames.themeId, id)),
    db.delete(themeTags).where(eq(themeTags.themeId, id)),
    db.delete(themes).where(eq(themes.id, id)),
  ]);
};
