import { env } from 'cloudflare:workers';
import { vi } from 'vitest';

/**
 * Runs `work` once, just before the next statement with this text is sent: between a request's reads and writes. Undone
 * by vitest's `restoreMocks`.
 */
export const runBefore = (statement: string, work: () => Promise<unknown>): void => {
  // The test may already have replaced it with fake rooms.
  const nextFetch = vi.isMockFunction(globalThis.fetch)
    ? (vi.mocked(globalThis.fetch).getMockImplementation() ?? globalThis.fetch)
    : globalThis.fetch;
  const text = JSON.stringify(statement).slice(1, -1);
  let isDone = false;
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const request = new Request(input, init);
    if (!isDone && request.url.startsWith(env.LIBSQL_URL) && (await request.clone().text()).includes(text)) {
      isDone = true;
      await work();
    }
    return nextFetch(request);
  });
};
