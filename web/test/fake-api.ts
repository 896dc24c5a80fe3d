import { vi } from 'vitest';

/** One call that a page made. */
export interface Call {
  /** "POST /api/user/login", without the query. */
  readonly route: string;
  readonly query: URLSearchParams;
  readonly body: unknown;
  readonly headers: Headers;
}

type Answer = (call: Call) => Response | Promise<Response>;

/** A refusal as the API words it. */
export const refusal = (status: number, error: string, message: string, field?: string): Response =>
  Response.json({ success: false, error, message, field }, { status });

/**
 * Stands in for the API: answers by "METHOD /path", 404 for all else. The calls made so far are in the returned list,
 * newest last.
 */
export function fakeApi(answers: Record<string, Answer>): Call[] {
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
    return answers[call.route]?.(call) ?? refusal(404, 'notFound', 'There is nothing here.');
  });
  return calls;
}

/** Somebody with an account, as the API tells it. */
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

/** Who is logged in; null: nobody. */
export const session = (user: typeof juniper | null) => ({
  'GET /api/user/auth-check': () => Response.json({ success: true, authenticated: user !== null, user }),
});
