import type { Context } from 'hono';
import { log } from './log.ts';

/** Runs work after the response. Its failure is logged and does not affect the response. */
export type WaitUntil = (work: Promise<unknown>) => void;

export const createWaitUntil =
  (c: Context): WaitUntil =>
  (work) => {
    const logged = work.catch((cause: unknown) => {
      log('error', 'laterFailed', { requestId: c.get('requestId'), cause: String(cause) });
    });
    c.executionCtx.waitUntil(logged);
  };
