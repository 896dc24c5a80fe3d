import { afterEach, expect, test, vi } from 'vitest';
import { createEdge } from './edge.ts';

const edge = createEdge({ edgeUrl: 'http://edge', serviceSecret: new Uint8Array(32).fill(7) });
const lobby = {
  code: 'ROOMAB',
  rev: 1,
  isPublic: false,
  capacity: 4,
  phase: 'lobby',
  leader: 'robin1',
  gameId: null,
  members: ['robin1'],
} as const;
const reportAt = (status: number) => {
  vi.stubGlobal('fetch', async () => new Response(null, { status }));
  return edge.report('ROOMAB', { type: 'lobby', lobby: { ...lobby, members: [...lobby.members] } });
};

afterEach(() => vi.unstubAllGlobals());

test('a report is stored with a status of 2xx', async () => {
  expect(await reportAt(200)).toEqual({ outcome: 'stored' });
});

test.each([400, 403, 404, 409, 413, 422])('a report is refused for good with status %i', async (status) => {
  expect(await reportAt(status)).toEqual({ outcome: 'refused', status });
});

test.each([301, 401, 408, 425, 429, 500, 502, 503])(
  'a report is repeated after status %i',
  async (status) => {
    await expect(reportAt(status)).rejects.toThrow(String(status));
  },
);
