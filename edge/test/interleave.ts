import { env } from 'cloudflare:workers';
import { vi } from 'vitest';

/**
 * Lets `work` happen once, just before the database gets the next statement with this text: between what a request has
 * read and what it writes. Undone by vitest's `restoreMocks`.
 */
export const justBefore = (statement: string, work: () => Promise<unknown>): void => {
  // The rooms of a test may have been put in its place already.
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
