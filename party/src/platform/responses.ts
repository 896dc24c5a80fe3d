import type { Log } from '../ports.ts';

/** Returns an HTTP response that must not be cached. */
export const respond = (status: number, body: BodyInit | null = null): Response =>
  new Response(body, {
    status,
    headers: { 'cache-control': 'no-store', ...(body ? { 'content-type': 'application/json' } : {}) },
  });

/**
 * Returns the HTTP response to a call: the result as JSON, or 400 for null, which means that the body was
 * invalid.
 */
export const respondWith = (called: unknown): Response =>
  called === null ? respond(400) : respond(200, JSON.stringify(called));

/**
 * Accepts a socket and closes it immediately. A browser can read a close code, but not the status of a
 * rejected upgrade.
 */
export const closedSocket = (code: number, reason: string): Response => {
  const pair = new WebSocketPair();
  pair[1].accept();
  pair[1].close(code, reason);
  return new Response(null, { status: 101, webSocket: pair[0] });
};

/** Responds 500 and logs the cause when the configuration is invalid or a handler throws. */
export const withErrorResponse = async <Result>(
  log: Log,
  job: () => Promise<Result>,
): Promise<Result | Response> => {
  try {
    return await job();
  } catch (error) {
    log('error', 'callFailed', { error });
    return respond(500);
  }
};
