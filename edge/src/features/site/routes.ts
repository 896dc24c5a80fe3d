import { sql } from 'drizzle-orm';
import { Hono } from 'hono';
import * as v from 'valibot';
import type { AppEnv } from '../../http/context.ts';
import { describe } from '../../http/describe.ts';

const tag = 'Site';

/** Under /api. */
export const siteRoutes = new Hono<AppEnv>()
  .get(
    '/health',
    describe({ tag, summary: 'Whether the API and its database answer.', errors: ['unavailable'] }),
    async (c) => {
      await c.var.db.run(sql`select 1`);
      return c.json({ success: true as const });
    },
  )
  .get(
    '/config',
    describe({
      tag,
      summary: 'What the site needs to know about its deployment.',
      answer: v.object({ comingSoon: v.boolean() }),
    }),
    (c) => c.json({ comingSoon: c.env.COMING_SOON !== 'off' }),
  );
