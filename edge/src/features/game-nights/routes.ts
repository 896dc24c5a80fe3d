import { gameNightSchema } from '@tallyho/game/people/game-nights';
import { Hono } from 'hono';
import * as v from 'valibot';
import { requireUser } from '../../auth/session.ts';
import type { AppEnv } from '../../http/context.ts';
import { describe, success } from '../../http/describe.ts';
import { budget } from '../../http/rate-limit.ts';
import { validate } from '../../http/validate.ts';
import { gameNightsQuerySchema, listGameNights } from './list-game-nights.ts';

const response = v.object({
  success,
  games: v.array(gameNightSchema),
  next: v.nullable(v.string()),
});

/** Routes under /api/user. */
export const gameNightRoutes = new Hono<AppEnv>().get(
  '/games',
  describe({
    tag: 'Accounts',
    summary: 'List the user’s finished games, latest first, ten per page.',
    response,
    errors: ['unauthenticated'],
  }),
  requireUser,
  budget('records'),
  validate('query', gameNightsQuerySchema),
  async (c) => c.json({ success: true, ...(await listGameNights(c.var, c.req.valid('query'))) } as const),
);
