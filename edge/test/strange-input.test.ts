import { beforeAll, beforeEach, expect, test } from 'vitest';
import { type CallPlace, callPlaces, type PlaceKind } from '../../testkit/call-places.ts';
import { Browser } from './browser.ts';
import { csrfHeader } from './csrf.ts';
import { newAdministrator } from './people.ts';
import { RoomFake } from './room-fake.ts';
import { fakeRooms } from './rooms.ts';
import { serviceHeader } from './service.ts';

const parts = ['%00', '-1', '%ED%A0%80', '__proto__', '1e99', '..%2F..', '%F0%9F%A6%89'];

/**
 * What a place gets that is made for something else, one of them by turns: all places of a kind are checked in the same way. A
 * long text has its own test. A body that is a text is sent as it is.
 */
const strange: Readonly<Record<Exclude<PlaceKind, 'items'>, readonly unknown[]>> = {
  text: ['\u0000', 7, '__proto__', null, "%'; drop table users; --"],
  number: [-1, '1', 1e99],
  boolean: ['true', null],
  array: [null, {}],
  object: [null, []],
  body: [null, '{"no JSON', []],
  key: ['__proto__', 'constructor'],
  url: parts,
};
const half = 'Half \ud800';

let places: CallPlace[];
beforeAll(async () => {
  places = callPlaces(await (await new Browser().get('/api/openapi.json')).json());
});
beforeEach(() => {
  fakeRooms(new RoomFake().respond);
});

const expectNoFault = async (client: Browser, path: string, call: Parameters<Browser['call']>[1]) => {
  // Each call has its own address, so that no limit per address hides it.
  const headers = { ...call?.headers, 'CF-Connecting-IP': crypto.randomUUID() };
  const { status } = await client.call(path, { ...call, headers });
  const shown = `${call?.method} ${path} ${JSON.stringify(call?.body)}`;
  expect(status, shown).toBeLessThan(500);
  expect(status, shown).not.toBe(429);
  return status;
};

/**
 * Makes a call for each place, with one of the values: as an administrator, or as a visitor where the route asks for no login.
 * Returns the statuses.
 */
const callAll = async (chosen: readonly CallPlace[], values: readonly unknown[]) => {
  const administrator = await newAdministrator();
  const token = await csrfHeader(administrator);
  const statuses: [name: string, status: number][] = [];
  for (const [index, { name, method, isPublic, callWith }] of chosen.entries()) {
    const { url, body } = callWith(values[index % values.length]);
    const client = isPublic ? new Browser() : administrator;
    const call = { method, ...(method !== 'GET' && { body, headers: isPublic ? {} : token }) };
    statuses.push([name, await expectNoFault(client, url, call)]);
  }
  // Otherwise the last calls were those of a visitor.
  expect((await administrator.get('/api/user/me')).status).toBe(200);
  return statuses;
};

test.each(['text', 'number', 'boolean', 'array', 'object', 'body', 'key', 'url'] as const)(
  'a strange value in any %s of a call is answered with less than 500',
  { timeout: 120_000 },
  async (kind) => {
    await callAll(
      places.filter((place) => place.kind === kind),
      strange[kind],
    );
  },
);

test('a lone surrogate in any text is refused, not stored', { timeout: 120_000 }, async () => {
  const statuses = await callAll(
    places.filter(({ kind }) => kind === 'text'),
    [half],
  );
  expect(statuses.length).toBeGreaterThan(50);
  expect(statuses.filter(([, status]) => status < 400)).toEqual([]);
});

test.each([
  ['GET', '/api/internal/themes', []],
  ['POST', '/api/internal/rooms', [{ type: 'lobby', lobby: {} }, { type: '__proto__' }, null, '{"no JSON']],
  ['POST', '/api/internal/people', [{ type: 'presence', online: 'x', rev: -1 }, { rev: 1e99 }, [], half]],
  ['GET', '/images', []],
  ['GET', '/r', []],
] as const)(
  '%s %s, which the description does not have, answers anything with less than 500',
  async (...row) => {
    const [method, path, bodies] = row;
    const headers = await serviceHeader('ABCDEF');
    for (const part of [...parts, 'ABCDEF'])
      await expectNoFault(new Browser(), `${path}/${part}`, { method, headers });
    for (const body of bodies)
      await expectNoFault(new Browser(), `${path}/ABCDEF`, { method, headers, body });
  },
);

test.each(['GET', 'POST', 'PUT', 'DELETE'])('%s of an address without a route is 404', async (method) => {
  for (const part of parts) {
    const options = { method, ...(method !== 'GET' && { body: {} }) };
    expect(await expectNoFault(new Browser(), `/api/no-such-route/${part}`, options)).toBe(404);
  }
});
