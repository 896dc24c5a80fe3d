import { env } from 'cloudflare:workers';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { requestWith } from './api.ts';
import { csrfHeader } from './csrf.ts';
import { newAdministrator, type Person } from './people.ts';
import { RoomFake } from './room-fake.ts';
import { fakeRooms } from './rooms.ts';

/** The part of an OpenAPI schema that this test reads. */
interface Schema {
  type?: string;
  const?: unknown;
  enum?: unknown[];
  minimum?: number;
  items?: Schema;
  properties?: Record<string, Schema>;
  required?: string[];
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
}
interface Operation {
  parameters?: { name: string; in: string; schema?: Schema }[];
  requestBody?: { content: Record<string, { schema: Schema } | undefined> };
}

/** Almost the maximum size of a body, as one text. */
const long = 'x'.repeat(120_000);
/** Almost the maximum length of a URL. */
const longInUrl = 'x'.repeat(7_000);
/** Texts up to this length may be normalized, matched and stored. */
const harmless = 1_500;

const choicesOf = ({ anyOf, oneOf, allOf }: Schema): Schema[] => [
  ...(anyOf ?? []),
  ...(oneOf ?? []),
  ...(allOf ?? []),
];

/** A value that fits a schema roughly: later fields are reached only if earlier ones are accepted. */
const sampleOf = (schema: Schema): unknown => {
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  const [choice] = choicesOf(schema);
  if (choice) return sampleOf(choice);
  switch (schema.type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(schema.properties ?? {}).map(([name, inner]) => [name, sampleOf(inner)]),
      );
    case 'array':
      return schema.items ? [sampleOf(schema.items)] : [];
    case 'integer':
    case 'number':
      return schema.minimum ?? 1;
    case 'boolean':
      return true;
    default:
      return 'sample';
  }
};

/** As many equal items as fit into a body. */
const listOf = (item: unknown): unknown[] =>
  Array(Math.floor(long.length / (JSON.stringify(item).length + 1))).fill(item);

/**
 * Values of a schema in which one text, key or list is long, by the path of the field. Alternatives of a union with the
 * same field are one entry.
 */
const longValuesOf = (schema: Schema, path = ''): Map<string, unknown> => {
  const choices = choicesOf(schema);
  if (choices.length > 0) return new Map(choices.flatMap((choice) => [...longValuesOf(choice, path)]));
  switch (schema.type) {
    case 'object': {
      const sample = sampleOf(schema) as Record<string, unknown>; // of an object schema
      const fields = Object.entries(schema.properties ?? {}).flatMap(([name, inner]) =>
        [...longValuesOf(inner, `${path}.${name}`)].map(
          ([field, value]) => [field, { ...sample, [name]: value }] as const,
        ),
      );
      return new Map<string, unknown>([...fields, [`${path}.{key}`, { ...sample, [long]: 1 }]]);
    }
    case 'array': {
      const item = schema.items ?? {};
      const inItem = [...longValuesOf(item, `${path}[]`)].map(([field, value]) => [field, [value]] as const);
      return new Map<string, unknown>([[path, long], ...inItem, [`${path}[*]`, listOf(sampleOf(item))]]);
    }
    default:
      return new Map([[path, long]]);
  }
};

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
let paths: [string, Record<string, Operation>][];
beforeAll(async () => {
  administrator = await newAdministrator();
  const specification = await requestWith({}, '/api/openapi.json');
  paths = Object.entries(
    (await specification.json<{ paths: Record<string, Record<string, Operation>> }>()).paths,
  );
});
afterEach(() => {
  vi.restoreAllMocks();
});

/** All calls with one long value each: in the body, the query or the path. */
const longCalls = () =>
  paths.flatMap(([path, operations]) =>
    Object.entries(operations).flatMap(([method, { parameters = [], requestBody }]) => {
      const schema = requestBody?.content['application/json']?.schema;
      const filled = path.replace(/\{\w+\}/g, 'sample');
      const inQuery = parameters.filter((parameter) => parameter.in === 'query').map(({ name }) => name);
      const inPath = [...path.matchAll(/\{\w+\}/g)].map(([name]) => path.replace(name, longInUrl));
      return [
        ...(schema ? [...longValuesOf(schema).values()].map((body) => ({ url: filled, body })) : []),
        ...inQuery.map((name) => ({ url: `${filled}?${name}=${longInUrl}`, body: {} })),
        ...inPath.map((url) => ({ url: url.replace(/\{\w+\}/g, 'sample'), body: {} })),
      ].map((call) => ({ ...call, method: method.toUpperCase() }));
    }),
  );

test.each(['guest', 'administrator'] as const)(
  'the API does no work on a long text of a caller: %s',
  { timeout: 120_000 },
  async (caller) => {
    fakeRooms(new RoomFake().respond);
    const person = caller === 'guest' ? null : administrator;
    const headers = {
      Origin: 'http://tallyho.test',
      'Content-Type': 'application/json',
      ...(person && {
        Cookie: `session=${person.cookies.get('session')}`,
        ...(await csrfHeader(person)),
      }),
    };
    const { work, stop } = recordWork();
    const calls = longCalls();
    expect(calls.length).toBeGreaterThan(100);
    try {
      for (const { method, url, body } of calls) {
        const name = `${method} ${url.slice(0, 80)} ${JSON.stringify(body).slice(0, 200)}`;
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
