import { vi } from 'vitest';

type Line = Record<string, unknown> & { event: string };

/** Returns the parsed log lines of the Worker from now on; the list grows. Undone by vitest's `restoreMocks`. */
export const captureLog = (): Line[] => {
  const lines: Line[] = [];
  for (const level of ['info', 'warn', 'error'] as const)
    vi.spyOn(console, level).mockImplementation((line: unknown) => {
      lines.push(JSON.parse(String(line)));
    });
  return lines;
};

/** Returns the number of database round trips of each request that `work` sends. */
export const queriesOf = async (work: () => Promise<unknown>): Promise<unknown[]> => {
  const lines = captureLog();
  await work();
  // The first response of a test file is compared with the API's description, which a request of its own fetches.
  const sent = lines.filter(({ event, path }) => event === 'request' && path !== '/api/openapi.json');
  return sent.map(({ queries }) => queries);
};
