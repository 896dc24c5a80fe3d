import type { CommandInput } from '@tallyho/game/protocol/client';
import { expect, test } from 'vitest';
import { lobbyOf, startGame, World } from './world.ts';

type Written = Extract<CommandInput, { type: 'writeTheme' }>;

const writing = (name: string, texts = ['Tea', 'Coffee']): Written => ({
  type: 'writeTheme',
  theme: { name, texts, types: ['Choose', 'SliderLobby'] },
});

const twoPlayers = async () => {
  const world = new World();
  const sockets = await lobbyOf(world, ['robin1', 'sammy2']);
  const [robin, sam] = sockets;
  return { world, sockets, robin, sam };
};

test('rejects a profane name or item before the room rules run, and changes nothing', async () => {
  const { world, robin, sam } = await twoPlayers();
  const before = await world.view(sam);
  const puts = world.storage.puts.length;
  for (const profane of [writing('fuck'), writing('Drinks', ['Tea', 'b!tch'])])
    expect(await world.send(sam, profane)).toBe('profaneTheme');
  expect(world.storage.puts.length).toBe(puts);
  expect(await world.view(sam)).toEqual(before);
  expect(robin.frames.join()).not.toContain('b!tch');
  expect(await world.send(sam, writing('Towns', ['Scunthorpe', 'Penistone']))).toBe(true);
});

test('one write each: a theme has its own key, and unchanged themes are not written again', async () => {
  const { world, robin, sam } = await twoPlayers();
  const from = world.storage.puts.length;
  await world.send(sam, writing('First'), 'theme-001');
  await world.send(robin, writing('Second'), 'theme-002');
  await world.send(sam, writing('Third'), 'theme-003');
  await world.send(robin, { type: 'updateSettings', capacity: 5 });
  await world.send(robin, { type: 'removeTheme', customTheme: 'theme-002' });
  const written = world.storage.puts.slice(from).map((keys) => keys.filter((key) => !/^chat/.test(key)));
  expect(written).toEqual([
    ['room', 'own:0'],
    ['room', 'own:1'],
    ['room', 'own:2'],
    ['room', 'outbox:lobby/0'],
    ['room', 'own:1'],
  ]);
  const before = await world.view(robin);
  world.kill();
  const { customThemes } = (await world.connect('robin1')).snapshot.view;
  expect(customThemes).toEqual(before.customThemes);
  expect(customThemes.map(({ name }) => name)).toEqual(['First', 'Third']);
});

test('choosing one needs no request: it is played immediately, also while the edge is down', async () => {
  const { world, sockets, robin, sam } = await twoPlayers();
  await world.send(sam, writing('Drinks'), 'theme-001');
  const gameId = await startGame(world, sockets);
  world.edge.isDown = true;
  const choose = { type: 'themeChosen', gameId, theme: 'Drinks', customTheme: 'theme-001' } as const;
  expect(await world.send(robin, { ...choose, customTheme: 'theme-009' })).toBe('themeNotFound');
  expect(await world.send(sam, choose)).toBe('notLeader');
  const puts = world.storage.puts.length;
  expect(await world.send(robin, choose, 'choose-01')).toBe(true);
  expect(world.storage.puts.length - puts).toBe(1);
  const { stage } = await world.view(sam);
  expect(stage).toMatchObject({ phase: 'playing', game: { name: 'Tea or Coffee', type: 'Choose' } });
  // The acknowledgement was lost: a repeated command is acknowledged again.
  expect(await world.send(robin, choose, 'choose-01')).toBe(true);
  expect(world.logged.filter((line) => line.includes('theme'))).toEqual([]);
});

test('a catalogue theme is fetched even if the lobby has a custom theme of that name', async () => {
  const { world, sockets, robin } = await twoPlayers();
  await world.send(robin, writing('Snacks'), 'theme-001');
  const gameId = await startGame(world, sockets);
  expect(await world.send(robin, { type: 'themeChosen', gameId, theme: 'Snacks' })).toBe(true);
  expect(await world.view(robin)).toMatchObject({ game: { theme: { description: 'What to eat' } } });
});

test('a theme that is removed while it is played is played to its end', async () => {
  const { world, sockets, robin, sam } = await twoPlayers();
  await world.send(sam, writing('Drinks'), 'theme-001');
  const gameId = await startGame(world, sockets);
  await world.send(robin, { type: 'themeChosen', gameId, theme: 'Drinks', customTheme: 'theme-001' });
  expect(await world.send(robin, { type: 'removeTheme', customTheme: 'theme-001' })).toBe(true);
  world.kill();
  const back = await world.connectAll(['robin1', 'sammy2']);
  const key = { gameId, theme: 'Drinks', game: 0 };
  for (const socket of back) {
    const gameData = { selectedSide: 'left' };
    expect(await world.send(socket, { type: 'gameRoundConfirmation', ...key, code: 1, gameData })).toBe(true);
    expect(await world.send(socket, { type: 'gameRoundConfirmation', ...key, code: 2 })).toBe(true);
  }
  const [leader] = back;
  expect(await world.send(leader, { type: 'nextRound', ...key })).toBe(true);
  expect(await world.view(leader)).toMatchObject({
    customThemes: [],
    stage: { phase: 'playing', game: { type: 'SliderLobby' } },
  });
});

test('a muted member cannot write a theme; a theme that was written before the mute is acknowledged again', async () => {
  const { world, robin, sam } = await twoPlayers();
  expect(await world.send(sam, writing('Before'), 'theme-001')).toBe(true);
  await world.call({ type: 'muted', user: 'sammy2', until: world.now + 60_000 });
  expect(await world.send(sam, writing('During'))).toBe('muted');
  expect(await world.send(sam, writing('Before'), 'theme-001')).toBe(true);
  expect(await world.send(robin, writing('Another'))).toBe(true);
  world.now += 60_000;
  expect(await world.send(sam, writing('After'))).toBe(true);
  expect((await world.view(robin)).customThemes.map(({ name }) => name)).toEqual([
    'Before',
    'Another',
    'After',
  ]);
});
