import type { Log } from './ports.ts';

/** An answer over HTTP, never kept by anybody on the way. */
export const respond = (status: number, body: BodyInit | null = null): Response =>
  new Response(body, {
    status,
    headers: { 'cache-control': 'no-store', ...(body ? { 'content-type': 'application/json' } : {}) },
  });

/** What an object says to a call: its answer as JSON; 400 for null, which is a call that it did not understand. */
export const respondWith = (called: unknown): Response =>
  called === null ? respond(400) : respond(200, JSON.stringify(called));

/** A socket that is accepted only to be closed: a browser learns the code of a close, but not the status of a refusal. */
export const closedSocket = (code: number, reason: string): Response => {
  const pair = new WebSocketPair();
  pair[1].accept();
  pair[1].close(code, reason);
  return new Response(null, { status: 101, webSocket: pair[0] });
};

/** Answers 500, and says why where the operator reads, for as long as a variable is wrong or anything fails. */
export const withErrorResponse = async <Result>(
  log: Log,
  job: () => Promise<Result>,
): Promise<Result | Response> => {
  try {
    return await job();
  } catch (error) {
    log('A call failed', error);
    return respond(500);
  }
};
