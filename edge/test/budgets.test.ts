import { env } from 'cloudflare:workers';
import { uniqueSymbol } from 'hono-openapi';
import { expect, test } from 'vitest';
import { app } from '../src/app.ts';
import { budgets } from '../src/http/budgets.ts';
import { budgetOf } from '../src/http/rate-limit.ts';

/** Returns the handlers that a request for a route passes, in order. */
const handlersOf = (route: string): unknown[] =>
  app.routes
    .filter(({ method, path }) =>
      method === 'ALL'
        ? path.endsWith('*') && route.split(' ')[1]?.startsWith(path.slice(0, -1))
        : `${method} ${path}` === route,
    )
    .map(({ handler }) => handler);

const names = app.routes.flatMap(({ method, path }) => (method === 'ALL' ? [] : `${method} ${path}`));
const routes = [...new Set(names)].map((route) => ({ route, handlers: handlersOf(route) }));

/** Returns true if a middleware requires a session. */
const readsSession = (handler: unknown): boolean =>
  JSON.stringify((handler as { [uniqueSymbol]?: unknown })[uniqueSymbol])?.includes('"session"') ?? false;

test('every route names one entry of the table of budgets, pages and calls of services too', () => {
  const paths = ['/', '/images/', '/r/', '/join/', '/api/internal/', '/api/docs', '/api/user/'];
  for (const path of paths)
    expect(routes.map(({ route }) => route)).toContainEqual(expect.stringContaining(`GET ${path}`));
  const counts = routes.map(({ route, handlers }) => [route, handlers.filter(budgetOf).length]);
  expect(counts.filter(([, named]) => named !== 1)).toEqual([]);
});

test('a route whose entry counts accounts reads the session before it counts', () => {
  const wrong = routes.filter(({ handlers }) => {
    const at = handlers.findIndex(budgetOf);
    const name = budgetOf(handlers[at]);
    const countsAccounts = name !== undefined && budgets[name].some(({ by }) => by === 'account');
    return countsAccounts && handlers.findLastIndex(readsSession) > at;
  });
  expect(wrong.map(({ route }) => route)).toEqual([]);
});

test('the deployment has a counter for every number of the table that the platform counts', () => {
  const needed = Object.values(budgets).flatMap((entry) =>
    entry.flatMap((limit) => (limit.counter === 'platform' ? `PER_MINUTE_${limit.max}` : [])),
  );
  expect(Object.keys(env)).toEqual(expect.arrayContaining(needed));
});
