import { reportInputSchema } from '@tallyho/game/people/safety';
import { Hono } from 'hono';
import { requireUser } from '../../auth/session.ts';
import type { AppEnv } from '../../http/context.ts';
import { describe, doneResponse } from '../../http/describe.ts';
import { budget } from '../../http/rate-limit.ts';
import { validate } from '../../http/validate.ts';
import { notifyAdministrators } from '../../safety/notify-administrators.ts';
import { fileReport } from './file-report.ts';

/** Routes under /api/reports. */
export const reportRoutes = new Hono<AppEnv>().post(
  '/',
  describe({
    tag: 'Safety',
    summary: 'Report a player, a chat message or a direct message; the server looks up the content.',
    response: doneResponse,
    errors: ['unauthenticated', 'suspended', 'invalidInput', 'unknownUser', 'notFound', 'rateLimited'],
  }),
  requireUser,
  budget('writes'),
  validate('json', reportInputSchema),
  async (c) => {
    const administrators = await fileReport(c.var, c.req.valid('json'));
    c.var.waitUntil(notifyAdministrators(c.var.people, administrators));
    return c.json({ success: true } as const);
  },
);
