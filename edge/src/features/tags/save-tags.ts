import type { Database } from '@tallyho/drizzle/client';
import { uniqueViolation } from '@tallyho/drizzle/errors';
import { tags } from '@tallyho/drizzle/schema/tags';
import { themeTags } from '@tallyho/drizzle/schema/themes';
import { colorSchema, labelSchema } from '@tallyho/game/minigames/fields';
import { normalizedName } from '@tallyho/game/text';
import { eq, inArray, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { ApiError } from '../../http/errors.ts';
import { auditContent } from '../../safety/audit.ts';

type Author = { db: Database; author: string };

export const tagInputSchema = v.object({
  name: labelSchema,
  category: labelSchema,
  color: colorSchema,
  adminOnly: v.optional(v.boolean(), false),
});
export const saveTagsSchema = v.object({
  tags: v.pipe(v.array(tagInputSchema), v.minLength(1), v.maxLength(200)),
});

type TagInput = v.InferOutput<typeof tagInputSchema>;

/** Creates tags, or changes existing ones by name. */
export const saveTags = async (
  { db, author }: Author,
  input: v.InferOutput<typeof saveTagsSchema>,
): Promise<void> => {
  const rows = input.tags.map((tag) => ({
    id: crypto.randomUUID(),
    nameNormalized: normalizedName(tag.name),
    ...tag,
  }));
  const known = await db
    .select({ name: tags.name, nameNormalized: tags.nameNormalized })
    .from(tags)
    .where(
      inArray(
        tags.nameNormalized,
        rows.map(({ nameNormalized }) => nameNormalized),
      ),
    );
  const entries = rows.map(({ name, nameNormalized }) => {
    const before = known.find((tag) => tag.nameNormalized === nameNormalized);
    return before
      ? auditContent(db, { author, action: 'updateTag', details: { tag: before.name, name } })
      : auditContent(db, { author, action: 'createTag', details: { tag: name } });
  });
  await db.batch([
    db
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
      }),
    ...(author === 'content' ? [] : entries),
  ]);
};

const refuseTakenName = (error: unknown): never => {
  if (uniqueViolation(error) === 'tags.name_normalized')
    throw new ApiError('nameTaken', { field: 'name', message: 'A tag with that name already exists.' });
  throw error;
};

const unknownTag = () => new ApiError('notFound', { message: 'That tag does not exist.' });

/** SQL source for audit entries: the tag, if it exists. */
const tagExists = (id: string) => sql`from ${tags} where ${tags.id} = ${id}`;

/** Creates a tag and returns it. Throws `nameTaken`. */
export const createTag = async ({ db, author }: Author, input: TagInput) => {
  const id = crypto.randomUUID();
  await db
    .batch([
      db.insert(tags).values({ id, nameNormalized: normalizedName(input.name), ...input }),
      auditContent(db, { author, action: 'createTag', details: { tag: input.name } }),
    ])
    .catch(refuseTakenName);
  return { _id: id, ...input };
};

/** Renames or recolors a tag; the themes that have it show the new name. Returns it. Throws `nameTaken`, `notFound`. */
export const updateTag = async ({ db, author }: Author, id: string, input: TagInput) => {
  const before = await db.select({ name: tags.name }).from(tags).where(eq(tags.id, id)).get();
  if (!before) throw unknownTag();
  await db
    .batch([
      auditContent(
        db,
        { author, action: 'updateTag', details: { tag: before.name, name: input.name } },
        { source: tagExists(id) },
      ),
      db
        .update(tags)
        .set({ nameNormalized: normalizedName(input.name), ...input })
        .where(eq(tags.id, id)),
    ])
    .catch(refuseTakenName);
  return { _id: id, ...input };
};

/** Deletes a tag and takes it off all themes. Throws `notFound`. */
export const deleteTag = async ({ db, author }: Author, id: string): Promise<void> => {
  const before = await db.select({ name: tags.name }).from(tags).where(eq(tags.id, id)).get();
  if (!before) throw unknownTag();
  await db.batch([
    auditContent(
      db,
      { author, action: 'deleteTag', details: { tag: before.name } },
      { source: tagExists(id) },
    ),
    db.delete(themeTags).where(eq(themeTags.tagId, id)),
    db.delete(tags).where(eq(tags.id, id)),
  ]);
};
