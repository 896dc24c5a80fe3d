import { Hono } from 'hono';
import type { AppEnv } from '../../http/context.ts';
import { describe, done } from '../../http/describe.ts';
import { budget } from '../../http/rate-limit.ts';
import { validate } from '../../http/validate.ts';
import { codeParam } from '../../rooms/schemas.ts';
import { giveBrowserId } from '../../rooms/seat-source.ts';
import { readCode } from '../../rooms/send-command.ts';
import { invitedResponse, openLobbyByCode, readVisit } from './open-lobby-by-code.ts';

/**
 * Routes under /api/join: the data that an invite link shows before login. No account is required, so requests are
 * limited per IP address (docs/safety.md).
 */
export const joinRoutes = new Hono<AppEnv>().get(
  '/:code',
  describe({
    tag: 'Lobby',
    summary: 'Show who is in a lobby by its code, and a free name for a guest. No account required.',
    response: invitedResponse,
    errors: ['lobbyNotFound', 'banned', 'tooManyAttempts', 'rateLimited'],
  }),
  budget('inviteLinks'),
  validate('param', codeParam),
  async (c) => {
    const code = readCode(c.req.valid('param').code);
    // A page that was open already has not loaded the invite link's page, which gives the id.
    giveBrowserId(c);
    const invited = await openLobbyByCode(c.var, code, await readVisit(c, code));
    return c.json({ ...done, ...invited });
  },
);
