import { env } from 'cloudflare:workers';
import type { RoomAnswer, RoomRequest } from '@tallyho/game/protocol/service';
import { vi } from 'vitest';

export interface RoomCall {
  code: string;
  body: RoomRequest;
  authorization: string | null;
}

/**
 * Puts `answer` in the place of the rooms: calls to PARTY_URL never leave the test. Returns the list of calls, which
 * grows. Undone by `vi.restoreAllMocks()`.
 */
export const fakeRooms = (
  answer: (call: RoomCall) => RoomAnswer | Response | Promise<RoomAnswer | Response>,
) => {
  const calls: RoomCall[] = [];
  const realFetch = globalThis.fetch;
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const url = input instanceof Request ? input.url : String(input);
    if (!url.startsWith(env.PARTY_URL)) return realFetch(input, init);
    const request = new Request(input, init);
    const call: RoomCall = {
      code: url.slice(url.lastIndexOf('/') + 1),
      body: await request.json<RoomRequest>(),
      authorization: request.headers.get('Authorization'),
    };
    calls.push(call);
    const answered = await answer(call);
    return answered instanceof Response ? answered : Response.json(answered);
  });
  return calls;
};
