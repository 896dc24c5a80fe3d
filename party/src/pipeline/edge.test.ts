import { type RoomMessage, type RoomReport, roomMessageSchema } from '@tallyho/game/protocol/service';
import { isWellFormed } from '@tallyho/game/text';
import * as v from 'valibot';
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

/** A game whose record has `length` characters or a few more; every character of its text is two UTF-16 units. */
const gameOf = (length: number): RoomReport => ({
  type: 'game',
  game: {
    ...{ _id: 'game-1', code: 'ROOMAB', leader: 'robin1', players: [], ratings: [], currentTheme: null },
    ...{ currentGameRound: 0, rounds: 1, usedThemes: [], awards: null, createdAt: 1, finishedAt: 2 },
    roundsData: [{ text: 'x', more: '\u{1f99d}'.repeat(length / 2) }],
    settings: { numRounds: null, numPlayers: 4, anonymousVotes: false },
  },
});

/** Replaces the API. Returns the messages that it gets; `statusOf` returns the status of each. */
const receive = (statusOf: (index: number) => number = () => 200) => {
  const messages: RoomMessage[] = [];
  vi.stubGlobal('fetch', async (_url: string, { body }: { body: string }) => {
    messages.push(v.parse(roomMessageSchema, JSON.parse(body)));
    return new Response(null, { status: statusOf(messages.length - 1) });
  });
  return messages;
};
const partsIn = (messages: readonly RoomMessage[]) =>
  messages.map((message) => {
    if (message.type !== 'gamePart') throw new Error('A part was expected');
    return message;
  });

test('a game of more than a million characters is sent in parts, none of which ends within a character', async () => {
  const messages = receive();
  const report = gameOf(5_000_000);
  expect(await edge.report('ROOMAB', report)).toEqual({ outcome: 'stored' });
  const parts = partsIn(messages);
  expect(parts.map(({ part, parts: all }) => [part, all])).toEqual([0, 1, 2, 3, 4, 5].map((n) => [n, 6]));
  expect(new Set(parts.map(({ digest }) => digest)).size).toBe(1);
  for (const { text } of parts) expect(isWellFormed(text)).toBe(true);
  expect(JSON.parse(parts.map(({ text }) => text).join(''))).toEqual(report.type === 'game' && report.game);
});

test('a shorter game is one request', async () => {
  const messages = receive();
  await edge.report('ROOMAB', gameOf(900_000));
  expect(messages.map(({ type }) => type)).toEqual(['game']);
});

test('if a part fails, the report is repeated from the first part, with the same digest', async () => {
  const failing = receive((index) => (index === 2 ? 503 : 200));
  await expect(edge.report('ROOMAB', gameOf(3_000_000))).rejects.toThrow('503');
  expect(failing).toHaveLength(3);
  const repeated = receive();
  await edge.report('ROOMAB', gameOf(3_000_000));
  expect(partsIn(repeated).slice(0, 3)).toEqual(partsIn(failing));
});

test('if a part is refused for good, the report is refused and no more parts are sent', async () => {
  const messages = receive((index) => (index === 1 ? 400 : 200));
  expect(await edge.report('ROOMAB', gameOf(3_000_000))).toEqual({ outcome: 'refused', status: 400 });
  expect(messages).toHaveLength(2);
});

test('a game that is too long for all parts together is refused', async () => {
  const messages = receive();
  expect(await edge.report('ROOMAB', gameOf(12_100_000))).toEqual({ outcome: 'refused', status: 413 });
  expect(messages).toEqual([]);
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
