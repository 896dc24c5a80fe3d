import { env } from 'cloudflare:workers';
import type { FanoutRequest } from '@tallyho/game/protocol/fanout';
import type { RoomRequest, RoomResponse } from '@tallyho/game/protocol/service';
import type { UserRequest } from '@tallyho/game/protocol/user-object';
import { vi } from 'vitest';

export interface RoomCall {
  code: string;
  body: RoomRequest;
  authorization: string | null;
}

/** Requests to user objects since `fakeRooms`, in order, including those through fanout. */
export const userObjectCalls: { user: string; body: UserRequest }[] = [];

/**
 * Replaces the rooms by `respond`: calls to PARTY_URL never leave the test. Returns the list of calls, which grows.
 * Undone before the next test (`restoreMocks` in `vitest.config.ts`).
 */
export const fakeRooms = (
  respond: (call: RoomCall) => RoomResponse | Response | Promise<RoomResponse | Response>,
) => {
  const calls: RoomCall[] = [];
  userObjectCalls.length = 0;
  const realFetch = globalThis.fetch;
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const url = input instanceof Request ? input.url : String(input);
    if (!url.startsWith(env.PARTY_URL)) return realFetch(input, init);
    const request = new Request(input, init);
    const person = /\/parties\/person\/([^/]+)$/.exec(url)?.[1];
    if (person !== undefined) {
      userObjectCalls.push({ user: person, body: await request.json<UserRequest>() });
      return Response.json({ sockets: 0 });
    }
    if (url.includes('/parties/metrics/')) return Response.json({ text: '' });
    if (url.includes('/parties/fanout/')) {
      const { batches } = await request.json<FanoutRequest>();
      for (const { recipients, events } of batches)
        for (const user of recipients) userObjectCalls.push({ user, body: { type: 'push', events } });
      return Response.json({ missed: [] });
    }
    const call: RoomCall = {
      code: url.slice(url.lastIndexOf('/') + 1),
      body: await request.json<RoomRequest>(),
      authorization: request.headers.get('Authorization'),
    };
    calls.push(call);
    const response = await respond(call);
    return response instanceof Response ? response : Response.json(response);
  });
  return calls;
};
