import { vi } from 'vitest';

type Line = Record<string, unknown> & { event: string };

/** What the Worker logs from now on, parsed; the list grows. Undone by vitest's `restoreMocks`. */
export const captureLog = (): Line[] => {
  const lines: Line[] = [];
  for (const level of ['info', 'warn', 'error'] as const)
    vi.spyOn(console, level).mockImplementation((line: unknown) => {
      lines.push(JSON.parse(String(line)));
    });
  return lines;
};

/** How many round trips to the database each request took that `work` made. */
export const queriesOf = async (work: () => Promise<unknown>): Promise<unknown[]> => {
  const lines = captureLog();
  await work();
  return lines.filter(({ event }) => event === 'request').map(({ queries }) => queries);
};
