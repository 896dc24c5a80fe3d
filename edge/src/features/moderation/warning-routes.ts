import { Hono } from 'hono';
import { requireUserAllowSuspended } from '../../auth/session/session.ts';
import type { AppEnv } from '../../http/context.ts';
import { describe, done, doneResponse } from '../../http/describe.ts';
import { budget } from '../../http/rate-limit.ts';
import { validate } from '../../http/validate.ts';
import { acknowledgementSchema, acknowledgeWarning } from './acknowledge-warning.ts';

/** Routes under /api/user. */
export const warningRoutes = new Hono<AppEnv>().post(
  '/acknowledge-warning',
  describe({
    tag: 'Safety',
    summary: 'Acknowledge a warning; it is not shown any more.',
    response: doneResponse,
    errors: ['unauthenticated'],
  }),
  requireUserAllowSuspended,
  budget('writes'),
  validate('json', acknowledgementSchema),
  async (c) => {
    const { userObjects, user } = c.var;
    const isGone = await acknowledgeWarning(c.var, c.req.valid('json'));
    if (isGone) c.var.waitUntil(userObjects.push(user.id, { type: 'accountChanged' }));
    return c.json(done);
  },
);
