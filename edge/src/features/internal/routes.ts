import { limits } from '@tallyho/game/limits';
import {
  type RoomMessage,
  roomMessageSchema,
  type ThemeDraw,
  themeDrawSchema,
  themeOptionsQuerySchema,
} from '@tallyho/game/protocol/service';
import { userReportSchema } from '@tallyho/game/protocol/user-object';
import { userObjectNames } from '@tallyho/game/protocol/user-object-names';
import { Hono } from 'hono';
import { createMiddleware } from 'hono/factory';
import * as v from 'valibot';
import type { AppEnv } from '../../http/context.ts';
import { done } from '../../http/describe.ts';
import { ApiError } from '../../http/errors.ts';
import { lookupText } from '../../http/lookup-text.ts';
import { budget } from '../../http/rate-limit.ts';
import { validate } from '../../http/validate.ts';
import { chosenTheme } from './chosen-theme.ts';
import { loadedContent } from './loaded-content.ts';
import { storePresenceReport } from './store-presence-report.ts';
import { storeReport } from './store-report.ts';
import { themeOptions } from './theme-options.ts';

/**
 * Accepts rooms, user objects and the content loader by their service token; `c.var.caller` is a lobby's code, a
 * user's id or `content`.
 */
const requireService = createMiddleware<AppEnv & { Variables: { caller: string } }>(async (c, next) => {
  const { service } = c.var;
  if (service === null) throw new ApiError('unauthenticated');
  c.set('caller', service);
  await next();
});

/** Returns the code of the lobby that a report is about. */
const codeOf = (report: RoomMessage): string => {
  switch (report.type) {
    case 'lobby':
      return report.lobby.code;
    case 'game':
      return report.game.code;
    case 'gamePart':
    case 'parked':
      return report.code;
    default:
      return report satisfies never;
  }
};

/** Rooms of versions before the draw send none, and accept at most ten games. */
const withoutDraw = {
  roundsPerTheme: limits.roundsPerTheme.max,
  seed: 0,
  players: [],
  questionsFor: 'grownUps',
  leftOut: [],
  played: {},
  lastType: null,
  playAs: null,
} satisfies ThemeDraw;
const drawQuery = v.object({
  draw: v.optional(
    v.pipe(v.string(), v.maxLength(2_000), v.parseJson(), themeDrawSchema),
    JSON.stringify(withoutDraw),
  ),
});

/** Routes under /api/internal: calls from rooms, user objects and the content loader (game/src/protocol). */
export const internalRoutes = new Hono<AppEnv>()
  .use(requireService)
  .post(
    '/rooms/:code',
    budget('services'),
    validate('param', v.object({ code: lookupText })),
    validate('json', roomMessageSchema),
    async (c) => {
      const { code } = c.req.valid('param');
      const report = c.req.valid('json');
      if (c.var.caller !== code || codeOf(report) !== code) throw new ApiError('forbidden');
      await storeReport(c.var, report);
      return c.json(done);
    },
  )
  .post(
    `/${userObjectNames.reportPath}/:userId`,
    budget('services'),
    validate('param', v.object({ userId: lookupText })),
    validate('json', userReportSchema),
    async (c) => {
      const { userId } = c.req.valid('param');
      if (c.var.caller !== userId) throw new ApiError('forbidden');
      await storePresenceReport(c.var, userId, c.req.valid('json'));
      return c.json(done);
    },
  )
  .get(
    '/themes/:name',
    budget('services'),
    validate('param', v.object({ name: lookupText })),
    validate('query', drawQuery),
    async (c) => c.json(await chosenTheme(c.var, c.req.valid('param').name, c.req.valid('query').draw)),
  )
  .post('/theme-options', budget('services'), validate('json', themeOptionsQuerySchema), async (c) =>
    c.json({ themes: await themeOptions(c.var, c.req.valid('json')) }),
  )
  .get('/content', budget('services'), async (c) => {
    if (c.var.caller !== 'content') throw new ApiError('forbidden');
    return c.json(await loadedContent(c.var));
  });
