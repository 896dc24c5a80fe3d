import { createMiddleware } from 'hono/factory';
import type { Bindings } from '../env.ts';
import type { AppEnv } from './context.ts';
import { ApiError } from './errors.ts';
import { isServiceCall } from './origin.ts';

type LimitName = Extract<keyof Bindings, `LIMIT_${string}`>;

/**
 * At most so many requests per address as the binding in wrangler.toml says. The address is Cloudflare's own word only.
 * `counted` tells apart what shares a binding.
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

/** The outer wall for everything that changes something. */
export const limitWrites = createMiddleware<AppEnv>(async (c, next) => {
  if (c.req.method === 'GET' || c.req.method === 'HEAD' || isServiceCall(c.req.header('Authorization')))
    return next();
  return limitWritesByAddress(c, next);
});
