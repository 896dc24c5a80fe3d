import type { Headers as RuntimeHeaders } from '@cloudflare/workers-types';
import { Hono } from 'hono';
import type { AppEnv } from '../../http/context.ts';
import { ApiError } from '../../http/errors.ts';
import { budget } from '../../http/rate-limit.ts';
import { pictureTypes, readPublicId } from '../../pictures/picture.ts';

/** A picture never changes: its name is the hash of its bytes. */
const forever = 'public, max-age=31536000, immutable';

/** GET and HEAD /images/*: picture files. No account required. */
export const pictureRoutes = new Hono<AppEnv>().get('/:publicId{.+}', budget('pictures'), async (c) => {
  const publicId = c.req.param('publicId');
  const picture = readPublicId(publicId);
  const onlyIf = c.req.raw.headers as unknown as RuntimeHeaders; // the same object, typed by two libraries
  const stored = picture && (await c.env.IMAGES.get(publicId, { onlyIf }));
  if (!stored) throw new ApiError('notFound', { message: 'Image not found' });
  c.header('ETag', stored.httpEtag);
  c.header('Cache-Control', forever);
  c.header('Content-Security-Policy', "default-src 'none'; sandbox");
  if (!('body' in stored)) return c.body(null, 304);
  c.header('Content-Type', pictureTypes[picture.format]);
  c.header('Content-Length', String(stored.size));
  return c.body(stored.body as unknown as ReadableStream); // same reason
});
