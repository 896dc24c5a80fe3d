import type { CounterLabels } from '@tallyho/game/metrics/catalogue';
import type { Context, MiddlewareHandler } from 'hono';
import { createMiddleware } from 'hono/factory';
import type { Bindings } from '../env.ts';
import { clientAddress } from './client-address.ts';
import type { AppEnv } from './context.ts';
import { ApiError } from './errors.ts';
import { metrics } from './metrics.ts';
import { isServiceCall } from './origin.ts';

type LimitName = Extract<keyof Bindings, `LIMIT_${string}`>;

const limitLabels: Record<LimitName, CounterLabels<'limitedRequests'>['limit']> = {
  LIMIT_REGISTER: 'register',
  LIMIT_LOGIN: 'login',
  LIMIT_CHECK: 'check',
  LIMIT_WRITES: 'writes',
  LIMIT_UPLOADS: 'uploads',
  LIMIT_NAMES: 'names',
};

/**
 * Counts a request of an IPv4 address or IPv6 /64 network. Returns false if it exceeds the limit of the binding in
 * wrangler.toml. `counted` separates counters that share a binding.
 */
export const isWithinLimit = async <Env extends AppEnv>(
  c: Context<Env>,
  name: LimitName,
  counted: string = name,
): Promise<boolean> => {
  const limiter = c.env[name];
  if (limiter === undefined) return true;
  const { success } = await limiter.limit({ key: `${counted} ${clientAddress(c)}` });
  if (!success) metrics.count('limitedRequests', { limit: limitLabels[name] });
  return success;
};

/** Refuses requests above the limit, which `isWithinLimit` describes, with `rateLimited`. */
export const limitBy = (name: LimitName, counted: string = name) =>
  createMiddleware<AppEnv>(async (c, next) => {
    if (!(await isWithinLimit(c, name, counted))) throw new ApiError('rateLimited', { retryAfter: 60 });
    await next();
  });

/** Does not limit service calls, which have a token of the deployment: they load hundreds of pictures at once. */
export const exceptServices = <Env extends AppEnv>(limit: MiddlewareHandler<Env>) =>
  createMiddleware<Env>((c, next) =>
    isServiceCall(c.req.header('Authorization')) ? next() : limit(c, next),
  );

const limitWritesByAddress = exceptServices(limitBy('LIMIT_WRITES'));

/** General limit for all requests that change data. */
export const limitWrites = createMiddleware<AppEnv>(async (c, next) => {
  if (c.req.method === 'GET' || c.req.method === 'HEAD') return next();
  return limitWritesByAddress(c, next);
});
