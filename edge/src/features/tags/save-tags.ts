import type { Database } from '@tallyho/drizzle/client';
import { normalizedName } from '@tallyho/drizzle/normalized-name';
import { tags } from '@tallyho/drizzle/schema/tags';
import { colorSchema, labelSchema } from '@tallyho/game/minigames/fields';
import { sql } from 'drizzle-orm';
import * as v from 'valibot';

export const saveTagsSchema = v.object({
  tags: v.pipe(
    v.array(
      v.object({
        name: labelSchema,
        category: labelSchema,
        color: colorSchema,
        adminOnly: v.optional(v.boolean(), false),
      }),
    ),
    v.minLength(1),
    v.maxLength(200),
  ),
});

/** Creates tags, or changes existing ones by name. */
export const saveTags = async (
  { db }: { db: Database },
  input: v.InferOutput<typeof saveTagsSchema>,
): Promise<void> => {
  const rows = input.tags.map((tag) => ({
    id: crypto.randomUUID(),
    nameNormalized: normalizedName(tag.name),
    ...tag,
  }));
  await db
    .insert(tags)
    .values(rows)
    .onConflictDoUpdate({
      target: tags.nameNormalized,
      set: {
        name: sql`excluded.name`,
        category: sql`excluded.category`,
        color: sql`excluded.color`,
        adminOnly: sql`excluded.admin_only`,
      },
    });
};
