import { Hono } from 'hono';
import type { AppEnv } from '../../http/context.ts';
import { describe, done, doneResponse } from '../../http/describe.ts';
import { budget } from '../../http/rate-limit.ts';
import { validate } from '../../http/validate.ts';
import { subscribe, subscriptionSchema } from './subscribe.ts';

/** Routes under /api. */
export const subscriptionRoutes = new Hono<AppEnv>().post(
  '/subscribe',
  describe({
    tag: 'Site',
    summary: 'Subscribe to the launch notice.',
    response: doneResponse,
    errors: ['rateLimited'],
  }),
  budget('subscriptions'),
  validate('json', subscriptionSchema),
  async (c) => {
    await subscribe(c.var, c.req.valid('json'));
    return c.json(done);
  },
);
