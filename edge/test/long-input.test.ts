import { env } from 'cloudflare:workers';
import { beforeAll, expect, test } from 'vitest';
import { callPlaces } from '../../testkit/call-places.ts';
import { requestWith } from './api.ts';
import { csrfHeader } from './csrf.ts';
import { newAdministrator, type Person } from './people.ts';
import { RoomFake } from './room-fake.ts';
import { fakeRooms } from './rooms.ts';

/** Almost the maximum size of a body and of a URL. */
const inBody = 'x'.repeat(120_000);
const inUrl = 'x'.repeat(7_000);

/** Texts up to this length may be normalized, matched and stored. */
const harmless = 1_500;

/**
 * Returns true if matching takes constant time: anchored at the start, without unbounded repetition. Two others are
 * linear: the router's, and the one that finds lone surrogates.
 */
const isBounded = ({ source }: RegExp): boolean =>
  ['^.+$', '\\p{Cs}'].includes(source) || (source.startsWith('^') && !/[^\\][*+]|,\}/.test(source));

/**
 * Records the work that grows with the length of a text: long texts that are normalized, matched by a regular expression
 * or sent to the database. The router matches paths, so texts that contain the path are left out. Spies of vitest would
 * store every call with its text, so the functions are replaced directly. `stop` restores them.
 */
const recordWork = () => {
  const work: string[] = [];
  const isLong = (text: string) => text.length > harmless && !text.includes('/api/');
  const { normalize } = String.prototype;
  const { exec } = RegExp.prototype;
  const { fetch } = globalThis;
  String.prototype.normalize = function (form?: string) {
    if (isLong(String(this))) work.push(`normalize ${form}`);
    return normalize.call(this, form);
  };
  RegExp.prototype.exec = function (text: string) {
    if (text.length > harmless && isLong(text) && !isBounded(this)) work.push(`match ${this.source}`);
    return exec.call(this, text);
  };
  globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    if (
      request.url.startsWith(env.LIBSQL_URL) &&
      (await request.clone().text()).includes('x'.repeat(harmless))
    )
      work.push('database');
    return fetch(request);
  };
  const stop = () => {
    String.prototype.normalize = normalize;
    RegExp.prototype.exec = exec;
    globalThis.fetch = fetch;
  };
  return { work, stop };
};

let administrator: Person;
let calls: { name: string; method: string; url: string; body: unknown }[];
beforeAll(async () => {
  administrator = await newAdministrator();
  const specification = await requestWith({}, '/api/openapi.json');
  calls = callPlaces(await specification.json())
    .filter(({ kind }) => kind !== 'object' && kind !== 'body')
    .map(({ name, method, kind, callWith }) => ({
      name,
      method,
      ...callWith(kind === 'url' ? inUrl : inBody),
    }));
});

test.each(['visitor', 'administrator'] as const)(
  'the API does no work on a long text of a caller: %s',
  { timeout: 120_000 },
  async (caller) => {
    fakeRooms(new RoomFake().respond);
    const person = caller === 'visitor' ? null : administrator;
    const headers = {
      Origin: 'http://tallyho.test',
      'Content-Type': 'application/json',
      ...(person && {
        Cookie: `session=${person.cookies.get('session')}`,
        ...(await csrfHeader(person)),
      }),
    };
    const { work, stop } = recordWork();
    expect(calls.length).toBeGreaterThan(100);
    try {
      for (const { name, method, url, body } of calls) {
        const init = {
          method,
          // Each call has its own address, so that no limit per address hides it.
          headers: { ...headers, 'CF-Connecting-IP': crypto.randomUUID() },
          ...(method !== 'GET' && { body: JSON.stringify(body) }),
        };
        const response = await requestWith({}, url, init);
        await response.body?.cancel();
        expect(work, name).toEqual([]);
        expect(response.status, name).not.toBe(500);
      }
    } finally {
      // Before the mocks are restored: `fetch` was one of them.
      stop();
    }
  },
);

test('a URL above 8 KB is rejected', async () => {
  const response = await requestWith({}, `/api/user/friends/search?username=${'x'.repeat(8_200)}`);
  expect(response.status).toBe(413);
});

test('every route but the upload of a picture and the saves of a theme refuses a body above 128 KB, whatever its content type', async () => {
  const accepted: string[] = [];
  const bodies = calls.filter(
    ({ method, url }) =>
      method !== 'GET' && !/^\/api\/(cloudinary\/upload|themes\/(upload|update)-theme)/.test(url),
  );
  expect(bodies.length).toBeGreaterThan(50);
  // The places of a route differ in what they send, which this body replaces.
  const routes = new Map(bodies.map((call) => [`${call.method} ${call.url}`, call]));
  for (const { name, method, url } of routes.values()) {
    const headers = {
      Origin: 'http://tallyho.test',
      'Content-Type': 'multipart/form-data; boundary=x',
      'CF-Connecting-IP': crypto.randomUUID(),
    };
    const response = await requestWith({}, url, { method, headers, body: 'x'.repeat(200 * 1024) });
    if (response.status !== 413) accepted.push(`${name}: ${response.status}`);
    await response.body?.cancel();
  }
  expect(accepted).toEqual([]);
});
