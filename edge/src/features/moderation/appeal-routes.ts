import { ownAppealSchema } from '@tallyho/game/people/sanctions';
import { Hono } from 'hono';
import * as v from 'valibot';
import { requireUserAllowSuspended } from '../../auth/session/session.ts';
import type { AppEnv } from '../../http/context.ts';
import { describe, done, success } from '../../http/describe.ts';
import { budget } from '../../http/rate-limit.ts';
import { validate } from '../../http/validate.ts';
import { notifyAdministrators } from '../../safety/notify-administrators.ts';
import { appealInputSchema, readAppeal, writeAppeal } from './appeal.ts';

/** Routes under /api/user: what a suspended user can say against the suspension. */
export const appealRoutes = new Hono<AppEnv>()
  .get(
    '/appeal',
    describe({
      tag: 'Safety',
      summary: 'Return what the user wrote against the present suspension, and the decision.',
      response: v.object({ success, appeal: v.nullable(ownAppealSchema) }),
      errors: ['unauthenticated', 'rateLimited'],
    }),
    requireUserAllowSuspended,
    budget('reads'),
    async (c) => c.json({ ...done, appeal: await readAppeal(c.var) }),
  )
  .post(
    '/appeal',
    describe({
      tag: 'Safety',
      summary: 'Write to the administrators against the present suspension, once.',
      response: v.object({ success, appeal: ownAppealSchema }),
      errors: ['unauthenticated', 'notSuspended', 'alreadyAppealed', 'rateLimited'],
    }),
    requireUserAllowSuspended,
    budget('writes'),
    validate('json', appealInputSchema),
    async (c) => {
      const { appeal, administrators } = await writeAppeal(c.var, c.req.valid('json'));
      c.var.waitUntil(notifyAdministrators(c.var.userObjects, administrators));
      return c.json({ ...done, appeal });
    },
  );
