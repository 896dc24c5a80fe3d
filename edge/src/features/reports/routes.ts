import { reportInputSchema } from '@tallyho/game/people/reports';
import { Hono } from 'hono';
import { requireUser } from '../../auth/session/session.ts';
import type { AppEnv } from '../../http/context.ts';
import { describe, done, doneResponse } from '../../http/describe.ts';
import { budget } from '../../http/rate-limit.ts';
import { validate } from '../../http/validate.ts';
import { notifyAdministrators } from '../../safety/notify-administrators.ts';
import { fileReport } from './file-report.ts';
import { readGuestSource } from './report-source.ts';

/** Routes under /api/reports. */
export const reportRoutes = new Hono<AppEnv>().post(
  '/',
  describe({
    tag: 'Safety',
    summary:
      'Report a player, a chat message, a direct message or a text of a round; the server looks up the content.',
    response: doneResponse,
    errors: [
      ...(['unauthenticated', 'suspended', 'invalidInput', 'unknownUser', 'notFound'] as const),
      ...(['noSharedLobby', 'rateLimited', 'roomUnavailable'] as const),
    ],
  }),
  requireUser,
  budget('writes'),
  validate('json', reportInputSchema),
  async (c) => {
    const { db, rooms, user } = c.var;
    const guest = await readGuestSource(c, user);
    const administrators = await fileReport({ db, rooms, user, guest }, c.req.valid('json'));
    c.var.waitUntil(notifyAdministrators(c.var.userObjects, administrators));
    return c.json(done);
  },
);
