import type { BudgetName } from '@tallyho/game/metrics/catalogue';
import type { Context, MiddlewareHandler } from 'hono';
import { createMiddleware } from 'hono/factory';
import { budgets, type PlatformLimit } from './budgets.ts';
import { clientAddress } from './client-address.ts';
import type { AppEnv } from './context.ts';
import { ApiError } from './errors.ts';

/** Entries that requests can be counted by: those without a limit that a feature counts itself. */
export type RequestBudget = {
  [Name in BudgetName]: (typeof budgets)[Name] extends readonly PlatformLimit[] ? Name : never;
}[BudgetName];

/** Returns whom a limit counts; null if it counts accounts and the request has none. */
const subjectOf = (c: Context<AppEnv>, by: PlatformLimit['by']): string | null => {
  switch (by) {
    case 'address':
      return clientAddress(c);
    case 'account':
      return c.var.accountId;
    default:
      return by satisfies never;
  }
};

/**
 * Counts a request for an entry of the table. Returns false if it exceeds one of its limits. Calls with a verified service
 * token are not counted: they load hundreds of pictures at once. A deployment may leave bindings out.
 */
export const isWithinBudget = async <Env extends AppEnv>(
  c: Context<Env>,
  name: RequestBudget,
): Promise<boolean> => {
  const request = c as unknown as Context<AppEnv>; // Hono's contexts are invariant, this one has at least these variables
  if (request.var.service !== null) return true;
  const allowed: readonly PlatformLimit[] = budgets[name];
  const answers = await Promise.all(
    allowed.map(async ({ by, max }) => {
      const subject = subjectOf(request, by);
      const limiter = request.env[`PER_MINUTE_${max}`];
      if (subject === null || limiter === undefined) return true;
      return (await limiter.limit({ key: `${name} ${by} ${subject}` })).success;
    }),
  );
  return answers.every(Boolean);
};

/** Like `isWithinBudget`, but throws `rateLimited`. */
export const assertWithinBudget = async <Env extends AppEnv>(
  c: Context<Env>,
  name: RequestBudget,
): Promise<void> => {
  if (!(await isWithinBudget(c, name))) throw new ApiError('rateLimited', { budget: name, retryAfter: 60 });
};

/** Middleware that names the entry of a route. */
type BudgetHandler = MiddlewareHandler<AppEnv> & { readonly budget?: RequestBudget };

/**
 * Names the entry of a route in the table of budgets and refuses requests above its limits with `rateLimited`. If the entry
 * counts accounts, it must run after the middleware that reads the session.
 */
export const budget = (name: RequestBudget): MiddlewareHandler<AppEnv> => {
  const handler = createMiddleware<AppEnv>(async (c, next) => {
    await assertWithinBudget(c, name);
    await next();
  });
  return Object.assign(handler, { budget: name } satisfies Partial<BudgetHandler>);
};

/** Returns the entry that a handler of a route names; undefined for other handlers. */
export const budgetOf = (handler: unknown): RequestBudget | undefined => (handler as BudgetHandler).budget;

/** General limits for all requests, before their session is read. */
export const limitRequests = createMiddleware<AppEnv>(async (c, next) => {
  await assertWithinBudget(c, c.req.method === 'GET' || c.req.method === 'HEAD' ? 'allReads' : 'allWrites');
  await next();
});
