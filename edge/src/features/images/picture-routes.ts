import type { Headers as RuntimeHeaders } from '@cloudflare/workers-types';
import { Hono } from 'hono';
import type { AppEnv } from '../../http/context.ts';
import { ApiError } from '../../http/errors.ts';
import { assertWithinBudget, budget } from '../../http/rate-limit.ts';
import { pictureTypes, readPublicId } from '../../pictures/picture.ts';
import { cachedPicture, cachePicture } from './picture-cache.ts';

/** A picture never changes: its name is the hash of its bytes. */
const forever = 'public, max-age=31536000, immutable';

/** GET and HEAD /images/*: picture files. No account required. */
export const pictureRoutes = new Hono<AppEnv>().get('/:publicId{.+}', budget('pictures'), async (c) => {
  const publicId = c.req.param('publicId');
  const picture = readPublicId(publicId);
  if (!picture) throw new ApiError('notFound', { message: 'Image not found' });
  const cached = await cachedPicture(c.req.raw);
  if (cached) {
    const response = new Response(cached.body, cached);
    response.headers.set('Cache-Control', forever);
    return response;
  }
  await assertWithinBudget(c, 'pictureReads');
  const onlyIf = c.req.raw.headers as unknown as RuntimeHeaders; // the same object, typed by two libraries
  const stored = await c.env.IMAGES.get(publicId, { onlyIf });
  if (!stored) throw new ApiError('notFound', { message: 'Image not found' });
  c.header('ETag', stored.httpEtag);
  c.header('Cache-Control', forever);
  c.header('Content-Security-Policy', "default-src 'none'; sandbox");
  if (!('body' in stored)) return c.body(null, 304);
  c.header('Content-Type', pictureTypes[picture.format]);
  c.header('Content-Length', String(stored.size));
  const response = c.body(stored.body as unknown as ReadableStream); // same reason
  c.var.waitUntil(cachePicture(c.req.raw.url, response.clone()));
  return response;
});
