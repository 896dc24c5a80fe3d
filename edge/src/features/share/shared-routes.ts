import { Hono } from 'hono';
import * as v from 'valibot';
import type { AppEnv } from '../../http/context.ts';
import { describe } from '../../http/describe.ts';
import { ApiError } from '../../http/errors.ts';
import { limitBy } from '../../http/rate-limit.ts';
import { validate } from '../../http/validate.ts';
import { success } from '../../rooms/schemas.ts';
import { linkedResult } from './finished-game.ts';
import { headline } from './words.ts';

/** What a link that leads nowhere answers: never was, taken down, or its game deleted. */
export const notFoundResponse = () =>
  new ApiError('notFound', { message: 'This result is not shared any more.' });

/** A link that was taken down is gone for everybody within this time. */
export const shortCache = 'public, max-age=30';

const tokenParam = v.object({ token: v.string() });

/** /api/shared: what a public link shows, for everybody. */
export const sharedRoutes = new Hono<AppEnv>().get(
  '/:token',
  describe({
    tag: 'Sharing',
    summary: 'The result behind a public link, without ids. 404: there is none, or not any more.',
    answer: v.object({ success, headline: v.string(), result: v.looseObject({}) }),
    errors: ['notFound'],
  }),
  limitBy('LIMIT_CHECK', 'shared result'),
  validate('param', tokenParam),
  async (c) => {
    const linked = await linkedResult(c.var, c.req.valid('param').token);
    if (!linked) throw notFoundResponse();
    c.header('Cache-Control', shortCache);
    const { result } = linked;
    return c.json({ success: true, headline: headline(result), result } as const);
  },
);
