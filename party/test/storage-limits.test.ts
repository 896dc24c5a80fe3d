import { expect, test } from 'vitest';
import { hugeAnswer, hugeTheme } from './sample-theme.ts';
import { lobbyOf, startGame, World } from './world.ts';

test('no stored value exceeds 128 KiB with 8 players, 10 tier lists of 60 pictures, and every text at its limit', async () => {
  const world = new World();
  const theme = hugeTheme('Huge');
  world.edge.themes.set('Huge', { snapshot: theme, available: 1 });
  const users = Array.from({ length: 8 }, (_, n) => `${'u'.repeat(39)}${n}`);
  const sockets = await lobbyOf(world, users);
  const gameId = await startGame(world, sockets);
  const [leader] = sockets;
  if (!leader) throw new Error('a leader');
  await world.send(leader, { type: 'themeChosen', gameId, theme: 'Huge' });
  for (let game = 0; game < 10; game++) {
    const key = { gameId, theme: 'Huge', game };
    world.now += 10_000;
    for (const socket of sockets) {
      const gameData = hugeAnswer(theme, game);
      expect(await world.send(socket, { type: 'saveDraft', ...key, gameData })).toBe(true);
      expect(await world.send(socket, { type: 'gameRoundConfirmation', ...key, code: 1, gameData })).toBe(
        true,
      );
      expect(await world.send(socket, { type: 'gameRoundConfirmation', ...key, code: 2 })).toBe(true);
    }
    expect(await world.send(leader, { type: 'nextRound', ...key })).toBe(true);
  }
  // MemoryStorage refuses what the platform would refuse; this is how near it came.
  expect(world.storage.largestValue).toBeLessThanOrEqual(128 * 1024);
  expect((await world.view(leader)).stage.phase).toBe('finished');
  const before = leader.snapshot.view;
  world.kill();
  expect((await world.connect(users[0] ?? '')).snapshot.view).toEqual(before);
  const { reports } = world.edge;
  expect(reports.find((report) => report.type === 'game')).toMatchObject({ game: { rounds: 10 } });
}, 60_000);

test('a round in play writes its board and theme once, not with every command', async () => {
  const world = new World();
  const sockets = await lobbyOf(world, ['robin1', 'sammy2']);
  const gameId = await startGame(world, sockets);
  const [robin, sam] = sockets;
  if (!robin || !sam) throw new Error('two sockets');
  const from = world.storage.puts.length;
  const key = { gameId, theme: 'Snacks', game: 0 };
  const gameData = { ratingValue: 1, sliderIndex: 0 };
  await world.send(robin, { type: 'themeChosen', gameId, theme: 'Snacks' });
  for (const socket of [robin, sam]) {
    await world.send(socket, { type: 'gameRoundConfirmation', ...key, code: 1, gameData });
    await world.send(socket, { type: 'gameRoundConfirmation', ...key, code: 2 });
  }
  expect(world.storage.puts.slice(from)).toEqual([
    ['room', 'theme:0', 'theme:1', 'theme:2', 'board:0'],
    ['room'],
    ['room'],
    ['room'],
    ['room', 'record:0'],
  ]);
});
