/** A request that a page has sent. */
export interface Call {
  /** Method and path without the query, e.g. "POST /api/user/login". */
  readonly route: string;
  readonly method: string;
  readonly path: string;
  readonly query: URLSearchParams;
  /** The parsed JSON; undefined without a body. */
  readonly body: unknown;
  readonly headers: Headers;
}

/** An error response in the API's format. */
export const refusal = (status: number, error: string, message: string, field?: string): Response =>
  Response.json({ success: false, error, message, field }, { status });

const callOf = (input: string | URL | Request, init: RequestInit = {}): Call => {
  const { pathname, searchParams } = new URL(
    input instanceof Request ? input.url : input,
    'http://localhost',
  );
  const method = init.method ?? 'GET';
  const body: unknown = typeof init.body === 'string' ? JSON.parse(init.body) : undefined;
  const headers = new Headers(init.headers);
  return { route: `${method} ${pathname}`, method, path: pathname, query: searchParams, body, headers };
};

/**
 * Returns a replacement for `fetch` that responds with the result of `respond`. If that is null, `next` handles the
 * request; without `next` the response is 404.
 */
export const fakeFetch =
  (respond: (call: Call) => Response | null | Promise<Response | null>, next?: typeof fetch): typeof fetch =>
  async (input, init) => {
    const response = await respond(callOf(input, init));
    if (response) return response;
    return next ? next(input, init) : refusal(404, 'notFound', 'There is nothing here.');
  };
