import type { Database } from '@tallyho/drizzle/client';
import { normalizedName } from '@tallyho/drizzle/normalized-name';
import { tags } from '@tallyho/drizzle/schema/tags';
import { and, asc, eq, sql } from 'drizzle-orm';

const found = 30;
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
    .select({
      _id: tags.id,
      name: tags.name,
      category: tags.category,
      adminOnly: tags.adminOnly,
      color: tags.color,
    })
    .from(tags)
    .where(
      and(
        sql`${tags.nameNormalized} like ${`%${escaped(normalizedName(query))}%`} escape '\\'`,
        administrator ? undefined : eq(tags.adminOnly, false),
      ),
    )
    .orderBy(asc(tags.nameNormalized))
    .limit(found);
