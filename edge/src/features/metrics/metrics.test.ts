import { env } from 'cloudflare:workers';
import { createHmac } from 'node:crypto';
import { lobbies } from '@tallyho/drizzle/schema/lobbies';
import { counters, histograms, routeGroups } from '@tallyho/game/metrics/catalogue';
import type { MetricsRequest } from '@tallyho/game/metrics/push';
import { and, eq, gt } from 'drizzle-orm';
import { beforeEach, expect, inject, test, vi } from 'vitest';
import { requestWith } from '../../../test/api.ts';
import { db } from '../../../test/database.ts';
import { expectError } from '../../../test/expectations.ts';
import { captureLog } from '../../../test/log.ts';
import { serviceHeader } from '../../../test/service.ts';
import { metrics, pushMetrics, routeGroupOf } from '../../http/metrics.ts';

const keyOf = (secret: string, text = 'metrics') => createHmac('sha256', secret).update(text).digest('hex');
const bearer = (key: string) => ({ headers: { Authorization: `Bearer ${key}` } });
const scrape = (init: RequestInit, changes = {}) => requestWith(changes, '/api/internal/metrics', init);
const withKey = () => bearer(keyOf(env.SERVICE_SECRET));

/** Replaces the rooms. Returns the requests to the party `metrics`; `respond` makes the response. */
const fakeCollector = (respond = () => Response.json({ text: 'tallyho_rooms_text 1\n' })) => {
  const requests: MetricsRequest[] = [];
  const realFetch = globalThis.fetch;
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const request = new Request(input, init);
    if (!request.url.startsWith(env.PARTY_URL)) return realFetch(request);
    expect(request.url).toBe(`${env.PARTY_URL}/parties/metrics/all`);
    requests.push(await request.json<MetricsRequest>());
    return respond();
  });
  return requests;
};

beforeEach(() => void metrics.drain());

test('GET /api/internal/metrics returns the metrics of the rooms and the lobbies of the database', async () => {
  fakeCollector();
  const response = await scrape(withKey());
  expect(response.status).toBe(200);
  expect(response.headers.get('Content-Type')).toBe('text/plain; version=0.0.4; charset=utf-8');
  const text = await response.text();
  expect(text).toContain('tallyho_rooms_text 1\n');
  expect(text).toContain('\ntallyho_database_up 1\n');
  expect(text).toMatch(/\ntallyho_mails\{kind="sent"\} \d+\ntallyho_mails\{kind="allowed"\} 1000000\n/);
  expect(text).toMatch(/\ntallyho_lobby_members \d+\n/);
});

test.each([
  ['no key', async () => ({})],
  ['the key of another secret', async () => bearer(keyOf('another secret'))],
  ['another text with the right secret', async () => bearer(keyOf(env.SERVICE_SECRET, 'other'))],
  ['the service secret itself', async () => bearer(env.SERVICE_SECRET)],
  ['a service token of a room', async () => ({ headers: await serviceHeader('ROOMAB') })],
  ['a key that is too long', async () => bearer(`${keyOf(env.SERVICE_SECRET)}00`)],
])('refuses %s and calls no room', async (_title, init) => {
  const requests = fakeCollector();
  await expectError(await scrape(await init()), 401, 'unauthenticated');
  expect(requests).toEqual([]);
});

test('the metrics key opens no other internal route', async () => {
  const response = await requestWith({}, '/api/internal/content', withKey());
  await expectError(response, 401, 'unauthenticated');
});

test('a request is counted by the group of its path and the class of its status, without its path', async () => {
  const requests = fakeCollector();
  await requestWith({}, '/api/lobby/joinLobby/SECRET', { method: 'POST' });
  await requestWith({}, '/api/nothing/robin1');
  await scrape(withKey());
  const delta = requests[0]?.delta;
  expect(delta?.counters).toContainEqual({
    name: 'requests',
    labels: { group: 'lobby', status: '4xx' },
    value: 1,
  });
  expect(delta?.counters).toContainEqual({
    name: 'requests',
    labels: { group: 'other', status: '4xx' },
    value: 1,
  });
  expect(delta?.histograms.map(({ name }) => name)).toContain('requestTimes');
  expect(JSON.stringify(requests)).not.toMatch(/SECRET|robin1/);
});

test('database calls are timed, and those without an answer are counted', async () => {
  captureLog();
  const requests = fakeCollector();
  const response = await scrape(withKey(), { LIBSQL_URL: inject('unreachableUrl') });
  expect(await response.text()).toContain('tallyho_database_up 0\n');
  await scrape(withKey());
  const delta = requests[1]?.delta;
  expect(delta?.counters).toContainEqual({ name: 'failedDatabaseCalls', labels: {}, value: 1 });
  expect(
    delta?.histograms.find(({ name }) => name === 'databaseCalls')?.counts.some((count) => count > 0),
  ).toBe(true);
});

test('is 503 if the rooms do not answer, and the counts are sent with the next call', async () => {
  captureLog();
  let isDown = true;
  const requests = fakeCollector(() =>
    isDown ? new Response(null, { status: 500 }) : Response.json({ text: '' }),
  );
  await requestWith({}, '/api/nothing');
  await expectError(await scrape(withKey()), 503, 'unavailable');
  isDown = false;
  expect((await scrape(withKey())).status).toBe(200);
  expect(JSON.stringify(requests.at(-1)?.delta.counters)).toContain('"other"');
});

test('a request pushes what is due, and a failed push affects no response', async () => {
  const lines = captureLog();
  const requests = fakeCollector(() => new Response(null, { status: 500 }));
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 60_000 });
  try {
    expect((await requestWith({ METRICS: 'on' }, '/api/config')).status).toBe(200);
    expect((await requestWith({ METRICS: 'on' }, '/api/config')).status).toBe(200);
  } finally {
    vi.useRealTimers();
  }
  expect(requests).toHaveLength(1);
  expect(lines).toContainEqual(expect.objectContaining({ event: 'metricsNotPushed', service: 'edge' }));
});

test('a rate limit that refuses a request is counted', async () => {
  const requests = fakeCollector();
  const full = { limit: async () => ({ success: false }) };
  const login = { method: 'POST', headers: { Origin: 'https://other.example' }, body: '{}' };
  const response = await requestWith({ PER_MINUTE_60: full }, '/api/user/login', login);
  expect(response.status).toBe(429);
  await pushMetrics(env);
  expect(requests[0]?.delta.counters).toContainEqual({
    name: 'limitedRequests',
    labels: { limit: 'logins' },
    value: 1,
  });
});

test('open lobbies are counted by phase', async () => {
  fakeCollector();
  const lobby = { rev: 1, isPublic: false, capacity: 4, leader: 'robin1', players: 3, updatedAt: new Date() };
  await db.insert(lobbies).values([
    { ...lobby, code: 'METR22', phase: 'results' },
    { ...lobby, code: 'METR33', phase: 'results', players: 0 },
  ]);
  const text = await (await scrape(withKey())).text();
  const open = await db.$count(lobbies, and(eq(lobbies.phase, 'results'), gt(lobbies.players, 0)));
  expect(open).toBeGreaterThan(0);
  expect(text).toContain(`\ntallyho_lobbies{phase="results"} ${open}\n`);
});

test.each([
  ['/api/user/login', 'user'],
  ['/api/user/friends/list', 'friends'],
  ['/api/user/messages/unread', 'messages'],
  ['/images/abc/def.png', 'images'],
  ['/r/token', 'r'],
  ['/api/constructor', 'other'],
  ['/', 'other'],
])('%s belongs to the group %s', (path, group) => {
  expect(routeGroupOf(path)).toBe(group);
  expect(routeGroups).toContain(group);
});

test('every metric of the API has only labels with a fixed set of values', () => {
  for (const { labels } of [counters.requests, counters.limitedRequests, histograms.requestTimes])
    for (const values of Object.values(labels)) expect(values.length).toBeLessThan(60);
});
