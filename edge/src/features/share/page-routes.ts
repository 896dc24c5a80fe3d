import { isUnavailable } from '@tallyho/drizzle/errors';
import { sharedResultSlots, sharedResultViewOf } from '@tallyho/game/protocol/shared-result';
import { type Context, Hono } from 'hono';
import type { AppEnv } from '../../http/context.ts';
import { assertWithinBudget, budget, isWithinBudget } from '../../http/rate-limit.ts';
import { type PageContent, respondWithPage } from '../../pages/site-page.ts';
import type { ResultPicture } from '../../pictures/result-cards.ts';
import { wide } from './card/frame.ts';
import { resultCardOf, siteAddress } from './card-store.ts';
import { linkedResult } from './finished-game.ts';
import { type LinkPreview, withPreview } from './preview.ts';
import { sharedBody } from './shared-body.ts';
import type { SharedResult } from './shared-result.ts';
import { notFoundResponse, shortCache } from './shared-routes.ts';
import { headline, summary, totals } from './words.ts';

const previewOf = (result: SharedResult, url: URL): LinkPreview => {
  const title = `${headline(result)} · Tallyho`;
  const address = `${url.origin}${url.pathname}`;
  const alt = `${headline(result)} · ${totals(result)}`;
  const image = { url: `${address}/card.png`, alt, width: wide.width, height: wide.height };
  return { title, description: summary(result), url: address, image };
};

const missingPreview = (url: URL): LinkPreview => ({
  title: 'This result is gone · Tallyho',
  description: 'The link was taken down, or it was cut short. Rate anything, together.',
  url: `${url.origin}/`,
  image: null,
});

/**
 * Responds with the site's own page, which shows the result or an error. `preview` is for clients that read only the
 * head. `content`: null if the page has to request the result itself.
 */
const respondWithResultPage = (
  c: Context<AppEnv>,
  status: 200 | 404 | 503,
  preview: LinkPreview,
  content: PageContent | null = null,
) => {
  c.header('X-Robots-Tag', 'noindex');
  return respondWithPage(c, {
    name: 'r',
    status,
    addressPart: c.req.param('token') ?? '',
    content: async () => content,
    complete: (html) => withPreview(new Response(html), preview),
  });
};

/** Returns the response for a link, null for an unknown one; `unavailable` if the database does not respond. The page then retries itself. */
const fetchBody = async (c: Context<AppEnv>, token: string) => {
  try {
    const linked = await linkedResult(c.var, token);
    return linked && (await sharedBody(c.var, linked.result));
  } catch (error) {
    if (isUnavailable(error)) return 'unavailable';
    throw error;
  }
};

/** Responds with a picture of the result behind a link. Throws `notFound`. */
const respondWithPicture = async (c: Context<AppEnv>, token: string, picture: ResultPicture) => {
  const fetchLinked = async () => {
    const linked = await linkedResult(c.var, token);
    if (!linked) throw notFoundResponse();
    return linked;
  };
  const { gameId, result } = await fetchLinked();
  const assertMayDraw = () => assertWithinBudget(c, 'cardDrawings', { game: gameId });
  c.header('Cache-Control', shortCache);
  // Web clients of some messengers load the image directly from here.
  c.header('Cross-Origin-Resource-Policy', 'cross-origin');
  const address = siteAddress(c.req.url);
  const access = { bucket: c.env.IMAGES, gameId, picture, address, assertMayDraw };
  const png = await resultCardOf(access, result, async () => (await fetchLinked()).result);
  return c.body(png, 200, { 'Content-Type': 'image/png' });
};

/** Routes under /r: the page of a public link with its link preview, the image of the preview, and the board and the fight that the page shows. */
export const sharedPageRoutes = new Hono<AppEnv>()
  .get('/:token/card.png', budget('sharedPages'), (c) =>
    respondWithPicture(c, c.req.param('token'), 'preview'),
  )
  .get('/:token/board.png', budget('sharedPages'), (c) =>
    respondWithPicture(c, c.req.param('token'), 'board'),
  )
  .get('/:token/fight.png', budget('sharedPages'), (c) =>
    respondWithPicture(c, c.req.param('token'), 'fight'),
  )
  .get('/:token', budget('pages'), async (c) => {
    const url = new URL(c.req.url);
    const token = c.req.param('token');
    // A page in every case: this one requests the result itself and reports the error.
    if (!(await isWithinBudget(c, 'sharedPages'))) return respondWithResultPage(c, 503, missingPreview(url));
    const body = await fetchBody(c, token);
    if (body === 'unavailable') return respondWithResultPage(c, 503, missingPreview(url));
    if (!body) return respondWithResultPage(c, 404, missingPreview(url));
    return respondWithResultPage(c, 200, previewOf(body.result, url), {
      view: sharedResultViewOf(body),
      texts: { [sharedResultSlots.title]: body.title, [sharedResultSlots.headline]: body.headline },
      responses: { [`/api/shared/${token}`]: { status: 200, body } },
    });
  })
  .get('/*', budget('pages'), (c) => respondWithResultPage(c, 404, missingPreview(new URL(c.req.url))));
