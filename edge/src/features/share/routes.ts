import type { Database } from '@tallyho/drizzle/client';
import { Hono } from 'hono';
import * as v from 'valibot';
import { requireUser } from '../../auth/session.ts';
import type { AppEnv } from '../../http/context.ts';
import { describe } from '../../http/describe.ts';
import { limitBy } from '../../http/rate-limit.ts';
import { validate } from '../../http/validate.ts';
import { doneAnswer, success } from '../../rooms/schemas.ts';
import { cardOf } from './card-store.ts';
import { type GameAccess, ownResult } from './finished-game.ts';
import { createLink, linkOf, revokeLink } from './link.ts';

const tag = 'Sharing';
const gameParam = v.object({ gameId: v.pipe(v.string(), v.minLength(1), v.maxLength(100)) });
const linkAnswer = v.object({ success, token: v.nullable(v.string()), mayRevoke: v.boolean() });

/** Who asks for which game: the person always comes from the session. */
const accessOf = (
  { db, user }: { db: Database; user: { id: string } },
  { gameId }: { gameId: string },
): GameAccess => ({ db, user: user.id, gameId });

/** /api/share: the picture and the public link of a finished game, for those who played it. */
export const shareRoutes = new Hono<AppEnv>()
  .use(requireUser)
  .get(
    '/:gameId',
    describe({
      tag,
      summary: 'Whether a finished game has a public link; 404 for a moment after its end.',
      answer: linkAnswer,
      errors: ['notFound'],
    }),
    validate('param', gameParam),
    async (c) => {
      const access = accessOf(c.var, c.req.valid('param'));
      return c.json({ success: true, ...(await linkOf(access)) } as const);
    },
  )
  .post(
    '/:gameId',
    describe({
      tag,
      summary: "Makes a finished game's public link (/r/{token}), or answers the one there is.",
      answer: linkAnswer,
      errors: ['notFound'],
    }),
    validate('param', gameParam),
    async (c) => {
      const access = accessOf(c.var, c.req.valid('param'));
      return c.json({ success: true, ...(await createLink(access)) } as const);
    },
  )
  .delete(
    '/:gameId',
    describe({
      tag,
      summary: 'Takes the public link down (leader of the game).',
      answer: doneAnswer,
      errors: ['notFound', 'notLeader'],
    }),
    validate('param', gameParam),
    async (c) => {
      const access = accessOf(c.var, c.req.valid('param'));
      await revokeLink({ ...access, bucket: c.env.IMAGES });
      return c.json({ success: true } as const);
    },
  )
  .get(
    '/:gameId/card.png',
    describe({
      tag,
      summary: "A finished game's result as a picture (PNG, 1200 by 630).",
      errors: ['notFound'],
    }),
    limitBy('LIMIT_CHECK', 'own card'),
    validate('param', gameParam),
    async (c) => {
      const { gameId } = c.req.valid('param');
      const result = await ownResult(accessOf(c.var, { gameId }));
      c.header('Cache-Control', 'private, max-age=300');
      return c.body(await cardOf(c.env.IMAGES, gameId, result), 200, { 'Content-Type': 'image/png' });
    },
  );
