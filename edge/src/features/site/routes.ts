import { sql } from 'drizzle-orm';
import { Hono } from 'hono';
import * as v from 'valibot';
import { configuredProviders, providerNameSchema } from '../../auth/provider-keys.ts';
import type { AppEnv } from '../../http/context.ts';
import { describe } from '../../http/describe.ts';

const tag = 'Site';
const configAnswer = v.object({
  comingSoon: v.boolean(),
  /** The providers that people can log in with here: those that the deployment has keys for. */
  providers: v.array(providerNameSchema),
});

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
      answer: configAnswer,
    }),
    (c) => c.json({ comingSoon: c.env.COMING_SOON !== 'off', providers: configuredProviders(c.env) }),
  );
