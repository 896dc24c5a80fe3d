import { Hono } from 'hono';
import * as v from 'valibot';
import type { AppEnv } from '../../http/context.ts';
import { describe, success } from '../../http/describe.ts';
import { ApiError } from '../../http/errors.ts';
import { lookupText } from '../../http/lookup-text.ts';
import { budget } from '../../http/rate-limit.ts';
import { validate } from '../../http/validate.ts';
import { linkedResult } from './finished-game.ts';
import { sharedBody } from './shared-body.ts';

/** The response for an invalid link: unknown, revoked, or its game was deleted. */
export const notFoundResponse = () =>
  new ApiError('notFound', { message: 'This result is not shared any more.' });

/** Cache time: a revoked link disappears within this time. */
export const shortCache = 'public, max-age=30';

const tokenParam = v.object({ token: lookupText });

/** `user`: an alias; null: a secret vote. */
const fightSide = v.object({
  user: v.nullable(v.string()),
  said: v.string(),
  friends: v.array(v.string()),
  votes: v.number(),
});

/** Routes under /api/shared: the data of a public link. No account required. */
export const sharedRoutes = new Hono<AppEnv>().get(
  '/:token',
  describe({
    tag: 'Sharing',
    summary:
      'Return the result behind a public link, without ids of its players, the id of a theme to play, and the two sides of its biggest fight. 404: unknown or revoked.',
    response: v.object({
      success,
      title: v.string(),
      headline: v.string(),
      theme: v.nullable(v.string()),
      // A tuple has no form in the description that all its readers know.
      sides: v.nullable(v.pipe(v.array(fightSide), v.length(2))),
      result: v.looseObject({}),
    }),
    errors: ['notFound'],
  }),
  budget('sharedResults'),
  validate('param', tokenParam),
  async (c) => {
    const linked = await linkedResult(c.var, c.req.valid('param').token);
    if (!linked) throw notFoundResponse();
    c.header('Cache-Control', shortCache);
    return c.json(await sharedBody(c.var, linked.result));
  },
);
