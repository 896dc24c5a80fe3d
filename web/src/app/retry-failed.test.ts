import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { MembershipStore } from '../entities/room/membership.ts';
import { request } from '../shared/api/api.ts';
import { fakeFetch, refusal } from '../shared/api/testing/fake-fetch.ts';
import { createQueryClient } from './Providers.tsx';
import { retryFailed } from './retry-failed.ts';

const stops: (() => void)[] = [];
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

/**
 * A page with a query, in a browser in which requests fail with `status` until `recover` is called. Requests of the user's
 * account are always refused.
 */
function open(status: number) {
  let isUp = false;
  const routes: string[] = [];
  vi.stubGlobal(
    'fetch',
    fakeFetch(({ route, path }) => {
      routes.push(route);
      if (path === '/api/user/me') return refusal(403, 'forbidden', 'Not allowed');
      if (!isUp && status === 0) return Promise.reject(new TypeError('Failed to fetch'));
      if (!isUp) return refusal(status, 'unavailable', 'Server error');
      if (path === '/api/user/auth-check') return Response.json({ user: null });
      if (path === '/api/party/seat') return Response.json({ seat: null });
      return path === '/api/lobby/public' ? Response.json({ lobbies: [] }) : null;
    }),
  );
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const membership = new MembershipStore();
  retryFailed(client, membership);
  const observe = (path: '/api/lobby/public' | '/api/user/me') => {
    const query = new QueryObserver(client, { queryKey: [path], queryFn: () => request('GET', path) });
    stops.push(query.subscribe(() => undefined));
    return query;
  };
  return {
    membership,
    observe,
    query: observe('/api/lobby/public'),
    routes,
    recover: () => {
      isUp = true;
      window.dispatchEvent(new Event('online'));
    },
  };
}

test.each([0, 500, 503])(
  'a query that failed with %i is repeated when the API answers again',
  async (status) => {
    const { query, recover } = open(status);
    await expect.poll(() => query.getCurrentResult().status).toBe('error');
    recover();
    await expect.poll(() => query.getCurrentResult().data).toEqual({ lobbies: [] });
  },
);

test('a query that was refused is not repeated together with the failed ones', async () => {
  const { query, observe, recover, routes } = open(503);
  const refused = observe('/api/user/me');
  await expect.poll(() => query.getCurrentResult().status).toBe('error');
  await expect.poll(() => refused.getCurrentResult().status).toBe('error');
  recover();
  await expect.poll(() => query.getCurrentResult().status).toBe('success');
  expect(routes.filter((route) => route === 'GET /api/user/me')).toHaveLength(1);
});

test('the search for the lobby of the user is repeated', async () => {
  const { membership, recover } = open(503);
  await membership.restore();
  expect(membership.getSnapshot()).toMatchObject({ status: 'failed' });
  recover();
  await expect.poll(() => membership.getSnapshot()).toEqual({ status: 'none', ended: null });
});

test('nothing is asked for a component that is gone', async () => {
  const { query, recover, routes } = open(503);
  await expect.poll(() => query.getCurrentResult().status).toBe('error');
  query.destroy();
  routes.length = 0;
  recover();
  const other = open(503);
  await expect.poll(() => other.query.getCurrentResult().status).toBe('error');
  expect(routes).toEqual([]);
});

test.each(['before', 'after'])(
  'a query that was refused %s the start shows why at once, and is repeated once, after the time that the API says',
  async (order) => {
    vi.useFakeTimers();
    const calls: number[] = [];
    let isRefused = true;
    vi.stubGlobal(
      'fetch',
      fakeFetch(() => {
        calls.push(Date.now());
        if (!isRefused) return Response.json({ lobbies: [] });
        const refused = refusal(429, 'rateLimited', 'That was a bit fast. Try again in a moment.');
        refused.headers.set('Retry-After', '60');
        return refused;
      }),
    );
    const client = createQueryClient();
    stops.push(() => {
      client.clear();
      vi.useRealTimers();
    });
    if (order === 'after') retryFailed(client, new MembershipStore());
    const query = new QueryObserver(client, {
      queryKey: ['lobbies'],
      queryFn: () => request('GET', '/api/lobby/public'),
    });
    stops.push(query.subscribe(() => undefined));
    await vi.advanceTimersByTimeAsync(0);
    if (order === 'before') retryFailed(client, new MembershipStore());
    expect(query.getCurrentResult()).toMatchObject({
      status: 'error',
      error: { message: 'That was a bit fast. Try again in a moment.' },
    });
    await vi.advanceTimersByTimeAsync(59_000);
    expect(calls).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(calls).toHaveLength(2);
    isRefused = false;
    await vi.advanceTimersByTimeAsync(60_000);
    expect(query.getCurrentResult().data).toEqual({ lobbies: [] });
    await vi.advanceTimersByTimeAsync(600_000);
    expect(calls).toHaveLength(3);
  },
);
