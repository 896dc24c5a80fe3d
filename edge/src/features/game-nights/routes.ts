import { limits } from '@tallyho/game/limits';
import { gameNightSchema } from '@tallyho/game/people/game-nights';
import { playerProfileSchema, sharedGamesSchema } from '@tallyho/game/people/player-profile';
import { Hono } from 'hono';
import * as v from 'valibot';
import { requireAccount, requireUser } from '../../auth/session/session.ts';
import type { AppEnv } from '../../http/context.ts';
import { describe, done, success } from '../../http/describe.ts';
import { lookupText } from '../../http/lookup-text.ts';
import { budget } from '../../http/rate-limit.ts';
import { validate } from '../../http/validate.ts';
import { gameNightsQuerySchema, listGameNights } from './list-game-nights.ts';
import { readProfile, readSharedGames } from './read-profile.ts';

const response = v.object({
  success,
  games: v.array(gameNightSchema),
  next: v.nullable(v.string()),
});

/** Routes under /api/user. */
export const gameNightRoutes = new Hono<AppEnv>()
  .get(
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
    async (c) => c.json({ ...done, ...(await listGameNights(c.var, c.req.valid('query'))) }),
  )
  .get(
    '/profile',
    describe({
      tag: 'Accounts',
      summary: `Return what the user’s latest ${limits.profile.games} finished games say of the user: titles, agreement, favourites.`,
      response: v.object({ success, profile: playerProfileSchema }),
      errors: ['unauthenticated'],
    }),
    requireUser,
    budget('records'),
    async (c) => c.json({ ...done, profile: await readProfile(c.var) }),
  )
  .get(
    '/games/with/:friendId',
    describe({
      tag: 'Friends',
      summary:
        'Return how many of the user’s latest games a friend has played, too, and how much the two agreed.',
      response: v.object({ success, shared: sharedGamesSchema }),
      errors: ['unauthenticated', 'accountsOnly', 'notFriends'],
    }),
    requireAccount,
    budget('reads'),
    validate('param', v.object({ friendId: lookupText })),
    async (c) => {
      const shared = await readSharedGames(c.var, c.req.valid('param').friendId);
      return c.json({ ...done, shared });
    },
  );
