import { limits } from '@tallyho/game/limits';
import type { CommandInput } from '@tallyho/game/protocol/client';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { lobbyOf, startGame, World } from './world.ts';

const playing = async () => {
  const world = new World();
  const sockets = await lobbyOf(world, ['robin1', 'sammy2']);
  const gameId = await startGame(world, sockets);
  const [robin, sam] = sockets;
  await world.send(robin, { type: 'themeChosen', gameId, theme: 'Snacks' });
  return { world, robin, sam, gameId };
};

const anything = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.json(),
  fc.uint8Array({ maxLength: 200 }),
  fc
    .record({
      id: fc.oneof(fc.string(), fc.constant('hostile-1'), fc.anything()),
      type: fc.constantFrom(
        'startGame',
        'saveDraft',
        'kickPlayer',
        'sendMessage',
        '__proto__',
        'constructor',
        7,
      ),
      gameData: fc.anything(),
      user: fc.constant('sammy2'),
      __proto__: fc.constant({ polluted: true }),
    })
    .map((value) => {
      try {
        return JSON.stringify(value) ?? 'undefined';
      } catch {
        return 'unserialisable';
      }
    }),
  fc.constantFrom('[', '['.repeat(16_000), '"\ud800"', '{"__proto__":{"id":"hostile-1"}}', 'null', '[]', ''),
);

test('no frame, whatever its content, throws, changes the room, or reaches another player', async () => {
  const { world, sam, robin } = await playing();
  const before = await world.view(robin);
  const told = robin.frames.length;
  await fc.assert(
    fc.asyncProperty(anything, async (data) => {
      world.now += 5_000;
      const socket = await world.connect('sammy2');
      const puts = world.storage.puts.length;
      await world.room.message(socket, data);
      await world.settle();
      expect(world.storage.puts.length).toBe(puts);
      await world.drop(socket);
    }),
    { numRuns: 300 },
  );
  expect(world.logged).toEqual([]);
  expect(robin.frames.length).toBe(told);
  expect(await world.view(robin)).toEqual(before);
  expect(sam.closedWith).toBe(null);
  expect('polluted' in {}).toBe(false);
});

test('rejects an invalid answer with a reason and changes nothing', async () => {
  const { world, robin, gameId } = await playing();
  const before = await world.view(robin);
  await fc.assert(
    fc.asyncProperty(fc.jsonValue(), async (gameData) => {
      world.now += 1_000;
      const key = { gameId, theme: 'Snacks', game: 0 };
      const refused = await world.send(robin, { type: 'gameRoundConfirmation', ...key, code: 1, gameData });
      expect(refused).toBe('invalidAnswer');
    }),
    { numRuns: 100 },
  );
  expect(await world.view(robin)).toEqual(before);
});

test.each<[string, (text: string, gameId: string) => CommandInput]>([
  [
    'a custom theme',
    (text) => ({ type: 'writeTheme', theme: { name: 'Tea', texts: ['a', text], types: ['Choose'] } }),
  ],
  ['a chat line', (text) => ({ type: 'sendMessage', text })],
  [
    'an answer',
    (text, gameId) => ({ type: 'saveDraft', gameId, theme: 'Snacks', game: 0, gameData: { [text]: 1 } }),
  ],
])('rejects half a character in %s, which the API would refuse later', async (_case, commandWith) => {
  const { world, robin, gameId } = await playing();
  const before = await world.view(robin);
  const puts = world.storage.puts.length;
  expect(await world.send(robin, commandWith('\ud83d', gameId))).toBe('malformed');
  const request = (text: string) =>
    JSON.stringify({
      type: 'command',
      user: 'robin1',
      command: { id: 'half-0001', ...commandWith(text, gameId) },
    });
  expect(await world.room.call('ROOMAB', request('\ud83d'))).toBe(null);
  expect(world.storage.puts.length).toBe(puts);
  expect(await world.view(robin)).toEqual(before);
  expect(await world.room.call('ROOMAB', request('🎉'))).not.toBe(null);
});

test('five malformed frames close a socket with 4400; one with an id gets a response', async () => {
  const { world, robin } = await playing();
  for (let n = 1; n < limits.malformedFrames; n++) await world.room.message(robin, 'nonsense');
  expect(robin.closedWith).toBe(null);
  await world.room.message(robin, '{"id":"hello-001"}');
  await world.settle();
  expect(robin.acks.at(-1)).toEqual({ ack: 'hello-001', ok: false, error: 'malformed' });
  expect(robin.closedWith).toBe(4400);
});

test('a frame over 16 KB closes the socket with 1009, counted in bytes; one of 16 KB does not', async () => {
  const { world, robin, sam } = await playing();
  const frame = (bytes: number) => {
    const empty = JSON.stringify({ id: 'long-0001', type: 'sendMessage', text: '' });
    return empty.replace('""', `"${'x'.repeat(bytes - empty.length)}"`);
  };
  await world.room.message(robin, frame(limits.frameBytes));
  expect(robin.closedWith).toBe(null);
  await world.room.message(robin, frame(limits.frameBytes + 1));
  expect(robin.closedWith).toBe(1009);
  await world.room.message(sam, '€'.repeat(limits.frameBytes / 2));
  expect(sam.closedWith).toBe(1009);
});

test('more than twenty messages in a burst are rejected; a client that continues is closed with 4429, and others are not affected', async () => {
  const { world, robin, sam } = await playing();
  world.now += 10_000;
  const flood = async (times: number) => {
    for (let n = 0; n < times; n++)
      await world.room.message(sam, JSON.stringify({ id: `flood-${n + 100}`, type: 'startGame' }));
    await world.settle();
  };
  await flood(25);
  const errors = sam.acks.slice(-25).map((ack) => (ack.ok ? 'ok' : ack.error));
  expect(errors.slice(0, 20)).not.toContain('rateLimited');
  expect(errors.slice(20)).toEqual(Array(5).fill('rateLimited'));
  world.now += 1_000;
  expect(await world.send(sam, { type: 'startGame' })).toBe('notLeader');
  await flood(200);
  expect(sam.closedWith).toBe(4429);
  expect(await world.send(robin, { type: 'sendMessage', text: 'quiet now' })).toBe(true);
});
