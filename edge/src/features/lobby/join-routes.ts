import { Hono } from 'hono';
import type { AppEnv } from '../../http/context.ts';
import { describe } from '../../http/describe.ts';
import { limitBy } from '../../http/rate-limit.ts';
import { validate } from '../../http/validate.ts';
import { codeParam } from '../../rooms/schemas.ts';
import { readCode } from '../../rooms/send-command.ts';
import { invitedAnswer, openLobbyByCode } from './open-lobby-by-code.ts';

/** /api/join: what an invite link shows before one logs in. Without an account, so limited per address (docs/safety.md). */
export const joinRoutes = new Hono<AppEnv>().get(
  '/:code',
  describe({
    tag: 'Lobby',
    summary: 'Who leads a lobby and how full it is, for whoever has its code. No account needed.',
    answer: invitedAnswer,
    errors: ['lobbyNotFound', 'rateLimited'],
  }),
  limitBy('LIMIT_LOGIN', 'invite links'),
  validate('param', codeParam),
  async (c) => {
    const lobby = await openLobbyByCode(c.var, readCode(c.req.valid('param').code));
    return c.json({ success: true, lobby } as const);
  },
);
