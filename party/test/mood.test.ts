import { expect, test } from 'vitest';
import { lobbyOf, type PlayerSocket, World } from './world.ts';

const moodsOf = (socket: PlayerSocket) =>
  socket.messages.filter((message) => 'type' in message && message.type === 'mood');

test('a mood reaches every page of all members, and many of them store nothing', async () => {
  const world = new World();
  const [robin, sam] = (await lobbyOf(world, ['robin1', 'sammy2'])) as [PlayerSocket, PlayerSocket]; // one per name
  const second = await world.connect('sammy2');
  const { writes } = world.storage;
  for (let count = 0; count < 20; count += 1) {
    for (const socket of [robin, sam])
      expect(await world.send(socket, { type: 'showMood', mood: 'smug' })).toBe(true);
    world.now += 1_000;
  }
  expect([robin, sam, second].map((socket) => moodsOf(socket).length)).toEqual([40, 40, 40]);
  expect(moodsOf(second)[0]).toEqual({ type: 'mood', by: 'robin1', mood: 'smug' });
  expect(world.storage.writes).toBe(writes);
});
