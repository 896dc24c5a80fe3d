import { createMiddleware } from 'hono/factory';
import type { AppEnv } from './context.ts';
import { ApiError } from './errors.ts';

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

const listOf = (commaSeparated: string | undefined): string[] =>
  (commaSeparated ?? '').split(',').flatMap((entry) => entry.trim() || []);

/**
 * Requires that unsafe requests come from this site, from an allowed origin, or from a service. Throws `invalidOrigin`.
 */
export const requireOwnOrigin = createMiddleware<AppEnv>(async (c, next) => {
  const origin = c.req.header('Origin');
  const allowed =
    safeMethods.has(c.req.method) ||
    c.var.service !== null ||
    c.req.header('Sec-Fetch-Site') === 'same-origin' ||
    (origin !== undefined &&
      (origin === new URL(c.req.url).origin || listOf(c.env.ALLOWED_ORIGINS).includes(origin)));
  if (!allowed) throw new ApiError('invalidOrigin');
  await next();
});
