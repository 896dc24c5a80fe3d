import type { Context, Hono } from 'hono';
import type { AppEnv } from './context.ts';
import { ApiError } from './errors.ts';

const patternOf = (path: string) =>
  new RegExp(
    `^${path
      .replace(/[.+]/g, '\\$&')
      .replace(/:\w+(?:\{(.+?)\})?/g, (_, own?: string) => (own ? `(?:${own})` : '[^/]+'))}$`,
  );

/** Responds 404, or 405 with the allowed methods if the path exists. */
export const notFound = (app: Hono<AppEnv>) => {
  let known: { method: string; pattern: RegExp }[] | undefined;
  return (c: Context<AppEnv>): never => {
    known ??= app.routes
      .filter(({ method, path }) => method !== 'ALL' && !path.endsWith('*'))
      .map(({ method, path }) => ({ method, pattern: patternOf(path) }));
    const methods = new Set(known.flatMap(({ method, pattern }) => (pattern.test(c.req.path) ? method : [])));
    if (methods.size === 0) throw new ApiError('notFound');
    c.header('Allow', [...methods].join(', '));
    throw new ApiError('methodNotAllowed');
  };
};
