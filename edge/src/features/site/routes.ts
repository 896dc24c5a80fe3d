import { sql } from 'drizzle-orm';
import { Hono } from 'hono';
import * as v from 'valibot';
import { configuredProviders, providerNameSchema } from '../../auth/provider-keys.ts';
import type { AppEnv } from '../../http/context.ts';
import { describe } from '../../http/describe.ts';

const tag = 'Site';
const configAnswer = v.object({
  comingSoon: v.boolean(),
  /** Login providers that this deployment has keys for. */
  providers: v.array(providerNameSchema),
  /** E-mail address for questions; null if the deployment has none. */
  contactEmail: v.nullable(v.string()),
});

/** Routes under /api. */
export const siteRoutes = new Hono<AppEnv>()
  .get(
    '/health',
    describe({ tag, summary: 'Check the API and its database.', errors: ['unavailable'] }),
    async (c) => {
      await c.var.db.run(sql`select 1`);
      return c.json({ success: true as const });
    },
  )
  .get(
    '/config',
    describe({
      tag,
      summary: 'Return the settings of the deployment that the site needs.',
      answer: configAnswer,
    }),
    (c) =>
      c.json({
        comingSoon: c.env.COMING_SOON !== 'off',
        providers: configuredProviders(c.env),
        contactEmail: c.env.CONTACT_EMAIL || null,
      }),
  );
