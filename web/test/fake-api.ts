import { vi } from 'vitest';
import { type Call, fakeFetch } from '../src/shared/api/testing/fake-fetch.ts';

export { type Call, refusal } from '../src/shared/api/testing/fake-fetch.ts';

type Responder = (call: Call) => Response | Promise<Response>;

/** The user has no seat in a lobby. */
const unseated: Record<string, Responder> = {
  'POST /api/party/seat': () => Response.json({ seat: null }),
};

/**
 * Replaces `fetch` by a fake API with a responder per "METHOD /path"; other routes respond with 404, and by default the user has no seat. Returns the list of
 * requests, newest last, which grows with each request.
 */
export function fakeApi(responders: Record<string, Responder>): Call[] {
  const calls: Call[] = [];
  const respond = (call: Call) => {
    calls.push(call);
    return { ...unseated, ...responders }[call.route]?.(call) ?? null;
  };
  vi.stubGlobal('fetch', fakeFetch(respond));
  return calls;
}

/** A user in the API's format. */
export const juniper = {
  _id: 'user-juniper',
  username: 'juniper',
  email: 'juniper@example.org',
  avatar: 3,
  administrator: false,
  emailVerified: true,
  isGuest: false,
  authProviders: ['form'],
  preferences: {
    avatarEnabled: true,
    animationsEnabled: true,
    showNSFW: false,
    fontSize: 16,
    lobbyShowAvatars: true,
    lobbyShowCode: false,
    sound: true,
    background: 'default',
  },
  standing: { suspension: null, mute: null, warning: null },
};

/** Responder for the session; null: not logged in. */
export const session = (user: typeof juniper | null) => ({
  'GET /api/user/auth-check': () => Response.json({ success: true, authenticated: user !== null, user }),
});
