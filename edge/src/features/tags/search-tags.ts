import type { Database } from '@tallyho/drizzle/client';
import { tags } from '@tallyho/drizzle/schema/tags';
import { themeTags } from '@tallyho/drizzle/schema/themes';
import { normalizedName } from '@tallyho/game/text';
import { and, asc, count, eq, sql } from 'drizzle-orm';

const found = 30;
const columns = {
  _id: tags.id,
  name: tags.name,
  category: tags.category,
  adminOnly: tags.adminOnly,
  color: tags.color,
};
const escaped = (text: string): string => text.replace(/[\\%_]/g, '\\$&');

/**
 * Returns the statement that selects tags whose name contains the text, by name; administrator tags only for
 * administrators.
 */
export const searchTags = (
  { db, administrator }: { db: Database; administrator: boolean },
  { query }: { query: string },
) =>
  db
    .select(columns)
    .from(tags)
    .where(
      and(
        sql`${tags.nameNormalized} like ${`%${escaped(normalizedName(query))}%`} escape '\\'`,
        administrator ? undefined : eq(tags.adminOnly, false),
      ),
    )
    .orderBy(asc(tags.nameNormalized))
    .limit(found);

/** Returns the statement that selects all tags by name, with the number of themes that have each. */
export const allTags = ({ db }: { db: Database }) =>
  db
    .select({ ...columns, themes: count(themeTags.themeId) })
    .from(tags)
    .leftJoin(themeTags, eq(themeTags.tagId, tags.id))
    .groupBy(tags.id)
    .orderBy(asc(tags.nameNormalized));
