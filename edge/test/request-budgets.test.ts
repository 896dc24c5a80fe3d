import { env } from 'cloudflare:workers';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Bindings } from '../src/env.ts';
import { budgets } from '../src/http/budgets.ts';
import { metrics } from '../src/http/metrics.ts';
import { cardKey } from '../src/pictures/result-cards.ts';
import type { Browser } from './browser.ts';
import { haveUsed, passTime } from './budget-counts.ts';
import { newCounters, stopClock } from './counters.ts';
import { csrfHeader } from './csrf.ts';
import { expectError } from './expectations.ts';
import { reportGame } from './finished-games.ts';
import { browserWith } from './identity-provider.ts';
import { newPerson, type Person, password } from './people.ts';
import { RoomFake } from './room-fake.ts';
import { fakeRooms } from './rooms.ts';

const minute = 60_000;
const hour = 60 * minute;

beforeEach(() => {
  fakeRooms(new RoomFake().respond);
});
afterEach(() => {
  vi.useRealTimers();
});

/** Returns browsers with the session of a person each, in one deployment with these counters. */
const browsersWith = (counters: Partial<Bindings>, ...people: readonly Person[]): Browser[] =>
  people.map((person) => {
    const browser = browserWith(counters);
    for (const [name, value] of person.cookies) browser.cookies.set(name, value);
    return browser;
  });
const browsersOf = (...people: readonly Person[]): Browser[] => browsersWith(newCounters(), ...people);
/** The number of concurrent calls of a test: more of them would wait for the database for too long. */
const atOnce = 50;
/** Calls `work` as often as `count`. Returns how many responses have the status 429. */
const refusals = async (count: number, work: () => Promise<Response>): Promise<number> => {
  let refused = 0;
  for (let done = 0; done < count; done += atOnce) {
    const answers = await Promise.all(Array.from({ length: Math.min(atOnce, count - done) }, work));
    refused += answers.filter(({ status }) => status === 429).length;
  }
  return refused;
};
const countedAs = (limit: string) =>
  metrics
    .drain()
    .counters.filter(({ labels }) => 'limit' in labels && labels.limit === limit)
    .reduce((sum, { value }) => sum + value, 0);

const search = (browser: Browser) => browser.get('/api/user/friends/search?username=ro');
const preference = (key: string, value: unknown) => (browser: Browser) =>
  browser.post('/api/user/preferences', { key, value });
const avatarOf = (person: Person) => (browser: Browser) =>
  browser.call(`/api/user/update-picture/${person.account._id}`, {
    method: 'PUT',
    body: { avatarNumber: 2 },
  });

describe('the budget of an account', () => {
  test.each([
    ['reads', 600, () => (browser: Browser) => browser.get('/api/csrf-token')],
    ['search', 60, () => search],
    ['records', 60, () => (browser: Browser) => browser.get('/api/user/games')],
    ['appearOffline', 20, () => preference('appearOffline', true)],
    ['avatars', 20, avatarOf],
  ] as const)(
    '%s allows %i requests a minute, others go on, and the next minute allows more',
    async (name, max, callOf) => {
      const pass = stopClock();
      const [person, other] = [await newPerson(), await newPerson()];
      // The first requests are counted already.
      const used = max - 10;
      const [browser, otherBrowser] = browsersWith(newCounters(used), person, other) as [Browser, Browser];
      metrics.drain();
      expect(await refusals(max - used + 2, () => callOf(person)(browser))).toBe(2);
      expect(countedAs(name)).toBe(2);
      const refused = await callOf(person)(browser);
      expect(refused.headers.get('Retry-After')).toBe('60');
      await expectError(refused, 429, 'rateLimited');
      expect((await callOf(other)(otherBrowser)).status).not.toBe(429);
      pass(minute);
      expect((await callOf(person)(browser)).status).not.toBe(429);
    },
  );

  test('for appearing offline leaves the other preferences alone', async () => {
    const [browser] = browsersOf(await newPerson()) as [Browser];
    expect(await refusals(21, () => preference('appearOffline', true)(browser))).toBe(1);
    expect((await preference('fontSize', 20)(browser)).status).toBe(200);
  });

  test('for the search is shared by all its browsers', async () => {
    const person = await newPerson();
    const [first, second] = browsersWith(newCounters(50), person, person) as [Browser, Browser];
    expect(await refusals(10, () => search(first))).toBe(0);
    expect((await search(second)).status).toBe(429);
  });

  test('allows ten changes of the password an hour, and wrong passwords do not use them up', async () => {
    const [person, other] = [await newPerson(), await newPerson()];
    const change = async (browser: Person, currentPassword = password) =>
      browser.post(
        '/api/user/change-password',
        { currentPassword, newPassword: password },
        await csrfHeader(browser),
      );
    for (const _ of [1, 2, 3]) await expectError(await change(person, 'Wrong123'), 401, 'invalidPassword');
    for (let done = 0; done < 10; done += 1) expect((await change(person)).status).toBe(200);
    const refused = await change(person);
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(3000);
    await expectError(refused, 429, 'rateLimited');
    expect((await change(other)).status).toBe(200);
    const [limit] = budgets.passwordChanges;
    await passTime({ name: 'passwordChanges', limit, subject: person.account._id }, hour);
    expect((await change(person)).status).toBe(200);
  });

  test('allows thirty drawings of results an hour; a stored picture is no drawing', async () => {
    const [leader, player] = [await newPerson(), await newPerson()];
    const id = await reportGame([leader, player]);
    const cardFor = async (person: Person, isStored = false) => {
      if (!isStored) await env.IMAGES.delete(cardKey(id, 'fight'));
      return (await person.get(`/api/share/${id}/pictures/fight`)).status;
    };
    const [limit] = budgets.cardDrawings;
    const drawings = { name: 'cardDrawings', limit, subject: leader.account._id } as const;
    expect(await cardFor(leader)).toBe(200);
    await haveUsed(drawings, 29);
    expect(await cardFor(leader)).toBe(200);
    for (let read = 0; read < 3; read += 1) expect(await cardFor(leader, true)).toBe(200);
    expect(await cardFor(leader)).toBe(429);
    expect(await cardFor(player)).toBe(200);
    await passTime(drawings, hour);
    expect(await cardFor(leader)).toBe(200);
  });
});

test('an address reads 3000 times a minute without an account, another address goes on, and so does the next minute', async () => {
  const pass = stopClock();
  const used = 2_990;
  const counters = newCounters(used);
  const [browser, other] = [browserWith(counters), browserWith(counters)];
  const config = (from: Browser) => from.get('/api/config');
  expect(await refusals(3003 - used, () => config(browser))).toBe(3);
  expect((await config(other)).status).toBe(200);
  pass(minute);
  expect((await config(browser)).status).toBe(200);
});

test('eight players behind one address load four pages each within a minute, and none is refused', async () => {
  const players = await Promise.all(Array.from({ length: 8 }, newPerson));
  const counters = newCounters();
  const address = { 'CF-Connecting-IP': '203.0.113.7' };
  const pages = [
    'me',
    'friends',
    'friends/requests',
    'friends/sent-requests',
    'invitations',
    'messages/unread',
  ];
  const load = (person: Person) => {
    const browser = browserWith(counters);
    for (const [name, value] of person.cookies) browser.cookies.set(name, value);
    return Promise.all([
      ...pages.map((page) => browser.get(`/api/user/${page}`, address)),
      browser.get('/api/csrf-token', address),
      browser.get('/api/themes', address),
    ]);
  };
  for (const _ of [1, 2, 3, 4]) {
    const answers = (await Promise.all(players.map(load))).flat();
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  }
});
