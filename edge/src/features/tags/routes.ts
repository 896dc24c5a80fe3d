import { limits } from '@tallyho/game/limits';
import { Hono } from 'hono';
import * as v from 'valibot';
import { requireAdministrator, requireUser } from '../../auth/session.ts';
import type { AppEnv } from '../../http/context.ts';
import { describe } from '../../http/describe.ts';
import { validate } from '../../http/validate.ts';
import { doneAnswer, success } from '../../rooms/schemas.ts';
import { saveTags, saveTagsSchema } from './save-tags.ts';
import { searchTags } from './search-tags.ts';

const tag = 'Tags';
const searchSchema = v.object({ query: v.optional(v.pipe(v.string(), v.maxLength(limits.label)), '') });
const tagsAnswer = v.object({
  success,
  tags: v.array(
    v.object({
      _id: v.string(),
      name: v.string(),
      category: v.string(),
      adminOnly: v.boolean(),
      color: v.string(),
    }),
  ),
});

/** Routes under /api/tags. */
export const tagRoutes = new Hono<AppEnv>()
  .get(
    '/search',
    describe({ tag, summary: 'List tags whose name contains a text.', answer: tagsAnswer }),
    requireUser,
    validate('query', searchSchema),
    async (c) => {
      const { db, user } = c.var;
      const tags = await searchTags({ db, administrator: user.administrator }, c.req.valid('query'));
      return c.json({ success: true, tags } as const);
    },
  )
  .put(
    '/',
    describe({
      tag,
      summary: 'Create or change tags (administrator).',
      answer: doneAnswer,
      errors: ['forbidden'],
    }),
    requireAdministrator,
    validate('json', saveTagsSchema),
    async (c) => {
      await saveTags(c.var, c.req.valid('json'));
      return c.json({ success: true } as const);
    },
  );
