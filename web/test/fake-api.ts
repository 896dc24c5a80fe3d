import { vi } from 'vitest';

/** A request that a page has sent. */
export interface Call {
  /** Method and path without the query, e.g. "POST /api/user/login". */
  readonly route: string;
  readonly query: URLSearchParams;
  readonly body: unknown;
  readonly headers: Headers;
}

type Responder = (call: Call) => Response | Promise<Response>;

/** An error response in the API's format. */
export const refusal = (status: number, error: string, message: string, field?: string): Response =>
  Response.json({ success: false, error, message, field }, { status });

/**
 * Replaces `fetch` by a fake API with a responder per "METHOD /path"; other routes respond with 404. Returns the list of
 * requests, newest last, which grows with each request.
 */
export function fakeApi(responders: Record<string, Responder>): Call[] {
  const calls: Call[] = [];
  vi.stubGlobal('fetch', async (input: string | URL | Request, init?: RequestInit) => {
    const url = new URL(input instanceof Request ? input.url : input, 'http://localhost');
    const body: unknown = typeof init?.body === 'string' ? JSON.parse(init.body) : undefined;
    const call = {
      route: `${init?.method ?? 'GET'} ${url.pathname}`,
      query: url.searchParams,
      body,
      headers: new Headers(init?.headers),
    };
    calls.push(call);
    return responders[call.route]?.(call) ?? refusal(404, 'notFound', 'There is nothing here.');
  });
  return calls;
}

/** A user in the API's format. */
export const juniper = {
  _id: 'user-juniper',
  username: 'juniper',
  email: 'juniper@example.org',
  avatar: 3,
  administrator: false,
  authProviders: ['form'],
  preferences: {
    avatarEnabled: true,
    animationsEnabled: true,
    showNSFW: false,
    fontSize: 16,
    lobbyShowAvatars: true,
    sound: true,
    background: 'default',
  },
  standing: { suspension: null, mute: null, warning: null },
};

/** Responder for the session; null: not logged in. */
export const session = (user: typeof juniper | null) => ({
  'GET /api/user/auth-check': () => Response.json({ success: true, authenticated: user !== null, user }),
});
