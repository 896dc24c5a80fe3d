import { limits } from '@tallyho/game/limits';
import type { FanoutRequest } from '@tallyho/game/protocol/fanout';
import type { UserEvent } from '@tallyho/game/protocol/user-object';
import { beforeEach, expect, it, vi } from 'vitest';
import { captureLog } from '../../test/log.ts';
import { createUserObjectClient } from './user-object-client.ts';

const env = { PARTY_URL: 'http://rooms.test/', SERVICE_SECRET: 's'.repeat(32) };
const changed: UserEvent = { type: 'friendsChanged' };
const gone: UserEvent = { type: 'invitationGone', invitation: 'i1' };

const userObjects = createUserObjectClient(env);
let calls: { path: string; body: unknown }[];
let response: (path: string) => Response;
beforeEach(() => {
  calls = [];
  response = (path) => Response.json(path.includes('/fanout/') ? { missed: [] } : { sockets: 1 });
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const request = new Request(input, init);
    const path = new URL(request.url).pathname;
    calls.push({ path, body: await request.json() });
    return response(path);
  });
});

const crowd = (count: number) => Array.from({ length: count }, (_, n) => `person-${n}`);
const batchesIn = ({ body }: { body: unknown }) => (body as FanoutRequest).batches;

it('pushes to one person with one direct call, and makes no call without recipients', async () => {
  await userObjects.pushAll(new Map());
  expect(calls).toEqual([]);
  await userObjects.pushAll(new Map([['person-1', [changed, gone]]]));
  expect(calls).toEqual([
    { path: '/parties/person/person-1', body: { type: 'push', events: [changed, gone] } },
  ]);
});

it('pushes to several people with one call, and sends equal events once', async () => {
  await userObjects.pushAll(
    new Map([
      ['person-1', [changed]],
      ['person-2', [changed, gone]],
      ['person-3', [changed]],
    ]),
  );
  expect(calls).toEqual([
    {
      path: expect.stringMatching(/^\/parties\/fanout\/[\w-]+$/),
      body: {
        batches: [
          { recipients: ['person-1', 'person-3'], events: [changed] },
          { recipients: ['person-2'], events: [changed, gone] },
        ],
      },
    },
  ]);
});

it('pushes to every recipient once, with as few calls as possible', async () => {
  const everybody = crowd(2 * limits.fanout.recipients + 1);
  await userObjects.pushAll(new Map(everybody.map((user) => [user, [changed]])));
  expect(calls).toHaveLength(3);
  const notifiedUsers = calls.flatMap((call) => batchesIn(call).flatMap(({ recipients }) => recipients));
  expect(notifiedUsers.sort()).toEqual([...everybody].sort());
});

it('needs one call for the maximum number of friends', async () => {
  await userObjects.pushAll(new Map(crowd(limits.friends.max).map((user) => [user, [changed]])));
  expect(calls).toHaveLength(1);
});

it('logs recipients that were not reached and calls that failed, and never throws', async () => {
  const two = new Map(crowd(2).map((user) => [user, [changed]]));
  const lines = captureLog();
  const noted = async () => {
    lines.length = 0;
    await userObjects.pushAll(two);
    return lines;
  };
  expect(await noted()).toEqual([]);
  response = () => Response.json({ missed: ['person-1'] });
  expect(await noted()).toMatchObject([
    { event: 'userObjectUnavailable', users: ['person-1'], count: 1, request: 'push' },
  ]);
  response = () => new Response('Party fanout not found', { status: 404 });
  expect(await noted()).toMatchObject([
    { event: 'userObjectUnavailable', users: ['person-0', 'person-1'], count: 2, request: 'push' },
  ]);
});
