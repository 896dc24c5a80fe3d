import type { Database } from '@tallyho/drizzle/client';
import { Hono } from 'hono';
import * as v from 'valibot';
import { refuseGuests, requireUser } from '../../auth/session/session.ts';
import type { AppEnv } from '../../http/context.ts';
import { describe, done, doneResponse, success } from '../../http/describe.ts';
import { assertWithinBudget, budget } from '../../http/rate-limit.ts';
import { validate } from '../../http/validate.ts';
import { ownPictures, resultPictures } from '../../pictures/result-cards.ts';
import { bestPicture, sentPictures } from './card/best-picture.ts';
import { fightOf } from './card/fight.ts';
import { ownCardOf, resultCardOf, siteAddress } from './card-store.ts';
import { type GameAccess, ownPart, ownResult, tokenOf } from './finished-game.ts';
import { createLink, revokeLink } from './link.ts';
import { resultText } from './result-text.ts';

const tag = 'Sharing';
const gameParam = v.object({ gameId: v.pipe(v.string(), v.minLength(1), v.maxLength(100)) });
const pictureParam = v.object({
  ...gameParam.entries,
  picture: v.picklist([...resultPictures, ...ownPictures]),
});
const linkResponse = v.object({ success, token: v.nullable(v.string()) });
/**
 * `best`: the picture to offer first; `moves`: there is a fight, which can be a video; `omits`: the public result is without rounds that had
 * themes or texts of the players' own; `text`: the result as lines of text, without the link.
 */
const sharingResponse = v.object({
  ...linkResponse.entries,
  best: v.picklist(sentPictures),
  moves: v.boolean(),
  omits: v.boolean(),
  text: v.string(),
});

/** The caller from the session, and the requested game. */
const accessOf = (
  { db, user }: { db: Database; user: { id: string } },
  { gameId }: { gameId: string },
): GameAccess => ({ db, user: user.id, gameId });

/** Routes under /api/share: pictures and public link of a finished game, for its players. */
export const shareRoutes = new Hono<AppEnv>()
  .use(requireUser)
  .get(
    '/:gameId',
    describe({
      tag,
      summary:
        'Return the public link of a finished game, if any, its best picture and its text; 404 for a moment after the game ends.',
      response: sharingResponse,
      errors: ['notFound'],
    }),
    budget('reads'),
    validate('param', gameParam),
    async (c) => {
      const access = accessOf(c.var, c.req.valid('param'));
      const [token, result] = await Promise.all([tokenOf(access), ownResult(access)]);
      const moves = fightOf(result) !== null;
      const omits = result.customThemeRounds > 0;
      return c.json({ ...done, token, best: bestPicture(result), moves, omits, text: resultText(result) });
    },
  )
  .post(
    '/:gameId',
    describe({
      tag,
      summary: 'Create a finished game’s public link (/r/{token}), or return the existing one.',
      response: linkResponse,
      errors: ['notFound', 'accountsOnly'],
    }),
    budget('writes'),
    refuseGuests,
    validate('param', gameParam),
    async (c) => {
      const access = accessOf(c.var, c.req.valid('param'));
      return c.json({ ...done, token: await createLink(access) });
    },
  )
  .delete(
    '/:gameId',
    describe({
      tag,
      summary: 'Revoke the public link (any player of the game).',
      response: doneResponse,
      errors: ['notFound', 'accountsOnly'],
    }),
    budget('writes'),
    refuseGuests,
    validate('param', gameParam),
    async (c) => {
      const access = accessOf(c.var, c.req.valid('param'));
      await revokeLink({ ...access, bucket: c.env.IMAGES });
      return c.json(done);
    },
  )
  .get(
    '/:gameId/pictures/:picture',
    describe({
      tag,
      summary:
        'Return a picture of a finished game (PNG): board, fight, podium and me (about the caller) are 1080 by 1350, the layers of a moving fight 540 by 675 each, the others 1200 by 630.',
      mediaType: 'image/png',
      errors: ['notFound', 'rateLimited'],
    }),
    budget('ownCards'),
    validate('param', pictureParam),
    async (c) => {
      const { gameId, picture } = c.req.valid('param');
      const assertMayDraw = () => assertWithinBudget(c, 'cardDrawings', { game: gameId });
      const respond = (png: ArrayBuffer) => {
        c.header('Cache-Control', 'private, max-age=300');
        return c.body(png, 200, { 'Content-Type': 'image/png' });
      };
      const address = siteAddress(c.req.url);
      const read = () => ownResult(accessOf(c.var, { gameId }));
      if (picture === 'me' || picture === 'me-wide') {
        const part = await ownPart(accessOf(c.var, { gameId }));
        const png = await ownCardOf(part, {
          format: picture === 'me' ? 'upright' : 'wide',
          address,
          assertMayDraw,
        });
        return respond(png);
      }
      const access = { bucket: c.env.IMAGES, gameId, picture, address, assertMayDraw };
      const png = await resultCardOf(access, await read(), read);
      return respond(png);
    },
  );
