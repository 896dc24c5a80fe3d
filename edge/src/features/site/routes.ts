import { Hono } from 'hono';
import * as v from 'valibot';
import type { AppEnv } from '../../http/context.ts';
import { describe, done, success } from '../../http/describe.ts';
import { ApiError } from '../../http/errors.ts';
import { budget } from '../../http/rate-limit.ts';
import { configResponse, siteConfig } from '../../pages/site-config.ts';
import { checkHealth, healthSchema } from './health.ts';

const tag = 'Site';

/** Routes under /api. */
export const siteRoutes = new Hono<AppEnv>()
  .get(
    '/health',
    budget('health'),
    describe({
      tag,
      summary: 'Check the API, its database, the rooms and the pictures.',
      response: v.object({ success, ...healthSchema.entries }),
      errors: ['unavailable', 'rateLimited'],
    }),
    async (c) => {
      const health = await checkHealth(c.var.db, c.env);
      if (Object.values(health).includes('down')) throw new ApiError('unavailable', { extra: health });
      return c.json({ ...done, ...health });
    },
  )
  .get(
    '/config',
    describe({
      tag,
      summary: 'Return the settings of the deployment that the site needs.',
      response: configResponse,
    }),
    budget('reads'),
    (c) => c.json(siteConfig(c.env, c.req.url)),
  );
