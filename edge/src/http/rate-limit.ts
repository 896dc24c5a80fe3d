import { createMiddleware } from 'hono/factory';
import type { Bindings } from '../env.ts';
import type { AppEnv } from './context.ts';
import { ApiError } from './errors.ts';
import { isServiceCall } from './origin.ts';

type LimitName = Extract<keyof Bindings, `LIMIT_${string}`>;

/**
 * Limits requests per IP address, as configured by the binding in wrangler.toml. Uses only the address set by
 * Cloudflare. `counted` separates counters that share a binding.
 */
export const limitBy = (name: LimitName, counted: string = name) =>
  createMiddleware<AppEnv>(async (c, next) => {
    const limiter = c.env[name];
    if (limiter !== undefined) {
      const address = c.req.header('CF-Connecting-IP') ?? 'unknown';
      const { success } = await limiter.limit({ key: `${counted} ${address}` });
      if (!success) throw new ApiError('rateLimited', { retryAfter: 60 });
    }
    await next();
  });

const limitWritesByAddress = limitBy('LIMIT_WRITES');

/** General limit for all requests that change data. */
export const limitWrites = createMiddleware<AppEnv>(async (c, next) => {
  if (c.req.method === 'GET' || c.req.method === 'HEAD' || isServiceCall(c.req.header('Authorization')))
    return next();
  return limitWritesByAddress(c, next);
});
