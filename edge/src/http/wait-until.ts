import type { Context } from 'hono';
import { log } from './log.ts';

/** Lets something happen that the answer does not wait for, and that cannot make it fail; the log has its failure. */
export type WaitUntil = (work: Promise<unknown>) => void;

export const createWaitUntil =
  (c: Context): WaitUntil =>
  (work) => {
    const logged = work.catch((cause: unknown) => {
      log('error', 'laterFailed', { requestId: c.get('requestId'), cause: String(cause) });
    });
    c.executionCtx.waitUntil(logged);
  };
