import { describe, expect, it } from 'vitest';
import { type Fetch, findSite } from './find-site.ts';

const config = { comingSoon: false, providers: [], contactEmail: null, rooms: 'ws://gamebox:9101' };
const secure = 'https://gamebox:9100';
const plain = 'http://gamebox:9100';

/** A network in which each origin has a response, or fails with an error's text. */
const network =
  (sites: Readonly<Record<string, Response | string>>): Fetch =>
  async (url) => {
    const outcome = sites[new URL(url).origin] ?? 'net::ERR_CONNECTION_REFUSED';
    if (typeof outcome === 'string') throw new Error(outcome);
    return outcome;
  };

it('a site is found by its public settings, without a cookie', async () => {
  const requests: unknown[] = [];
  const fetch: Fetch = async (url, { credentials, redirect }) => {
    requests.push({ url, credentials, redirect });
    return Response.json(config);
  };
  expect(await findSite([secure], fetch)).toEqual({
    kind: 'found',
    origin: secure,
    sockets: 'wss://gamebox:*',
    config,
  });
  expect(requests).toEqual([{ url: `${secure}/api/config`, credentials: undefined, redirect: 'error' }]);
});

describe('of two origins', () => {
  it('the second one is used if only it is a Tallyho', async () => {
    const fetch = network({ [secure]: 'net::ERR_SSL_PROTOCOL_ERROR', [plain]: Response.json(config) });
    expect(await findSite([secure, plain], fetch)).toEqual({
      kind: 'found',
      origin: plain,
      sockets: 'ws://gamebox:9101',
      config,
    });
  });
  it('the first one is used if both are', async () => {
    const fetch = network({ [secure]: Response.json(config), [plain]: Response.json(config) });
    expect(await findSite([secure, plain], fetch)).toEqual({
      kind: 'found',
      origin: secure,
      sockets: 'wss://gamebox:*',
      config,
    });
  });
  it('the one that responded is named if none is', async () => {
    const fetch = network({ [secure]: 'net::ERR_SSL_PROTOCOL_ERROR', [plain]: new Response('hello') });
    expect(await findSite([secure, plain], fetch)).toEqual({
      kind: 'failed',
      origin: plain,
      problem: { kind: 'notTallyho' },
    });
  });
});

it.each([
  ['net::ERR_CONNECTION_REFUSED', { kind: 'noAnswer' }],
  ['The operation was aborted due to timeout', { kind: 'noAnswer' }],
  ['net::ERR_NAME_NOT_RESOLVED', { kind: 'unknownName' }],
  ['net::ERR_INTERNET_DISCONNECTED', { kind: 'offline' }],
  ['net::ERR_CERT_AUTHORITY_INVALID', { kind: 'badCertificate' }],
  ["Attempted to redirect, but redirect policy was 'error'", { kind: 'moved' }],
  [new Response('down', { status: 503 }), { kind: 'error', status: 503 }],
  [new Response('<!doctype html>'), { kind: 'notTallyho' }],
  [Response.json(config, { status: 404 }), { kind: 'notTallyho' }],
  [Response.json(null), { kind: 'notTallyho' }],
  [Response.json({ comingSoon: 'off', providers: [] }), { kind: 'notTallyho' }],
])('the problem of an address with the outcome %s is %j', async (outcome, problem) => {
  expect(await findSite([secure], network({ [secure]: outcome }))).toEqual({
    kind: 'failed',
    origin: secure,
    problem,
  });
});
