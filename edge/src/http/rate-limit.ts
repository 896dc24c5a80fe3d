import type { BudgetName } from '@tallyho/game/metrics/catalogue';
import type { Context, MiddlewareHandler } from 'hono';
import { createMiddleware } from 'hono/factory';
import { budgets, type DatabaseLimit, type PlatformLimit } from './budgets.ts';
import { clientAddress } from './client-address.ts';
import type { AppEnv } from './context.ts';
import { ApiError } from './errors.ts';
import { metrics } from './metrics.ts';
import { spendBudget } from './spend-budget.ts';

/** Entries that requests can be counted by: those without a limit that a feature counts itself. */
export type RequestBudget = {
  [Name in BudgetName]: (typeof budgets)[Name] extends readonly (PlatformLimit | RequestLimit)[]
    ? Name
    : never;
}[BudgetName];
/** What can be counted about a request: who sends it, and what its route says that it is about. */
type RequestLimit = DatabaseLimit & { readonly by: 'address' | 'account' | 'game' };

interface Subjects {
  /** Id of a finished game. */
  readonly game?: string;
}

/**
 * Counts a request for an entry of the table. Returns null if it is within all of its limits, otherwise in how many seconds to try again.
 * Calls with a verified service token are not counted: they load hundreds of pictures at once. A deployment may
 * leave the platform's counters out.
 */
const countRequest = async (
  c: Context<AppEnv>,
  name: RequestBudget,
  { game }: Subjects,
): Promise<number | null> => {
  if (c.var.service !== null) return null;
  const entry: readonly (PlatformLimit | RequestLimit)[] = budgets[name];
  const subjects = { address: clientAddress(c), account: c.var.accountId, game };
  const counted = entry.flatMap((limit) => {
    const subject = subjects[limit.by];
    return subject === null || subject === undefined ? [] : { name, limit, subject };
  });
  const answers = await Promise.all(
    counted.map(async ({ limit, subject }) => {
      if (limit.counter !== 'platform') return true;
      const answer = await c.env[`PER_MINUTE_${limit.max}`]?.limit({ key: `${name} ${limit.by} ${subject}` });
      return answer?.success ?? true;
    }),
  );
  if (!answers.every(Boolean)) return 60;
  const uses = counted.flatMap(({ limit, ...use }) =>
    limit.counter === 'database' ? { ...use, limit } : [],
  );
  if (uses.length === 0) return null;
  const spent = await spendBudget({ db: c.var.db, secret: c.env.SERVICE_SECRET }, uses);
  return spent.isGranted ? null : spent.retryAfter;
};

/** Hono's contexts are invariant; that of a route has at least these variables. */
const asRequest = <Env extends AppEnv>(c: Context<Env>) => c as unknown as Context<AppEnv>;

const inTime = (seconds: number): string => {
  const minutes = Math.ceil(seconds / 60);
  if (minutes < 120) return `in ${minutes} minutes`;
  return `in ${Math.ceil(minutes / 60)} hours`;
};

/** Creates the error for a budget that is used up. `retryAfter`: seconds. */
export const rateLimited = (budget: BudgetName, retryAfter: number): ApiError =>
  new ApiError('rateLimited', {
    budget,
    retryAfter,
    ...(retryAfter > 60 && { message: `That was too often. Try again ${inTime(retryAfter)}.` }),
  });

/** Counts a request for an entry of the table of budgets. Returns false if it exceeds a limit, which the metrics count. */
export const isWithinBudget = async <Env extends AppEnv>(
  c: Context<Env>,
  name: RequestBudget,
): Promise<boolean> => {
  if ((await countRequest(asRequest(c), name, {})) === null) return true;
  metrics.count('limitedRequests', { limit: name });
  return false;
};

/**
 * Counts a request for an entry of the table of budgets. Throws `rateLimited` if it exceeds a limit. `subjects`: what the request
 * is about, for entries that count it.
 */
export const assertWithinBudget = async <Env extends AppEnv>(
  c: Context<Env>,
  name: RequestBudget,
  subjects: Subjects = {},
): Promise<void> => {
  const retryAfter = await countRequest(asRequest(c), name, subjects);
  if (retryAfter !== null) throw rateLimited(name, retryAfter);
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
