import type { Context } from 'hono';
import { log } from './log.ts';

/** Runs work after the response. Its failure is logged and does not affect the response. */
export type WaitUntil = (work: Promise<unknown>) => void;

/** Starts work in a new task, so that none of it runs before the response is ready. */
export const afterResponse = async (work: () => Promise<unknown>): Promise<void> => {
  await new Promise((resolve) => setTimeout(resolve, 0));
  await work();
};

export const createWaitUntil =
  (c: Context): WaitUntil =>
  (work) => {
    const logged = work.catch((cause: unknown) => {
      log('error', 'laterFailed', { requestId: c.get('requestId'), cause: String(cause) });
    });
    c.executionCtx.waitUntil(logged);
  };
