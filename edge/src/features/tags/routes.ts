import { limits } from '@tallyho/game/limits';
import { tagSchema } from '@tallyho/game/themes/tag';
import { Hono } from 'hono';
import * as v from 'valibot';
import { requireContentEditor, requireUser } from '../../auth/session/session.ts';
import type { AppEnv } from '../../http/context.ts';
import { describe, done, doneResponse, success } from '../../http/describe.ts';
import { lookupText } from '../../http/lookup-text.ts';
import { budget } from '../../http/rate-limit.ts';
import { validate } from '../../http/validate.ts';
import { createTag, deleteTag, saveTags, saveTagsSchema, tagInputSchema, updateTag } from './save-tags.ts';
import { allTags, searchTags } from './search-tags.ts';

const tag = 'Tags';
const searchSchema = v.object({ query: v.optional(v.pipe(v.string(), v.maxLength(limits.label)), '') });
const tagsResponse = v.object({ success, tags: v.array(tagSchema) });
const allTagsResponse = v.object({
  success,
  tags: v.array(v.object({ ...tagSchema.entries, themes: v.number() })),
});
const tagResponse = v.object({ success, tag: tagSchema });
const idParam = v.object({ id: lookupText });

/** Routes under /api/tags. */
export const tagRoutes = new Hono<AppEnv>()
  .get(
    '/search',
    describe({ tag, summary: 'List tags whose name contains a text.', response: tagsResponse }),
    requireUser,
    budget('reads'),
    validate('query', searchSchema),
    async (c) => {
      const { db, user } = c.var;
      const tags = await searchTags({ db, administrator: user.administrator }, c.req.valid('query'));
      return c.json({ ...done, tags });
    },
  )
  .get(
    '/',
    describe({
      tag,
      summary: 'List all tags with the number of their themes (administrator).',
      response: allTagsResponse,
      errors: ['forbidden'],
    }),
    requireContentEditor,
    budget('reads'),
    async (c) => c.json({ ...done, tags: await allTags(c.var) }),
  )
  .post(
    '/',
    describe({
      tag,
      summary: 'Create a tag (administrator).',
      response: tagResponse,
      errors: ['nameTaken', 'forbidden'],
    }),
    requireContentEditor,
    budget('writes'),
    validate('json', tagInputSchema),
    async (c) => c.json({ ...done, tag: await createTag(c.var, c.req.valid('json')) }),
  )
  .put(
    '/:id',
    describe({
      tag,
      summary: 'Rename or recolor a tag (administrator).',
      response: tagResponse,
      errors: ['nameTaken', 'notFound', 'forbidden'],
    }),
    requireContentEditor,
    budget('writes'),
    validate('param', idParam),
    validate('json', tagInputSchema),
    async (c) => {
      const tag = await updateTag(c.var, c.req.valid('param').id, c.req.valid('json'));
      return c.json({ ...done, tag });
    },
  )
  .delete(
    '/:id',
    describe({
      tag,
      summary: 'Delete a tag and take it off all themes (administrator).',
      response: doneResponse,
      errors: ['notFound', 'forbidden'],
    }),
    requireContentEditor,
    budget('writes'),
    validate('param', idParam),
    async (c) => {
      await deleteTag(c.var, c.req.valid('param').id);
      return c.json(done);
    },
  )
  .put(
    '/',
    describe({
      tag,
      summary: 'Create or change tags (administrator).',
      response: doneResponse,
      errors: ['forbidden'],
    }),
    requireContentEditor,
    budget('writes'),
    validate('json', saveTagsSchema),
    async (c) => {
      await saveTags(c.var, c.req.valid('json'));
      return c.json(done);
    },
  );
