import { emptyRoomModel, receive } from '@tallyho/game/client/room-model';
import { expect, test } from 'vitest';
import { lobbyOf, startGame, World } from './world.ts';

const snacks = { theme: 'Snacks', game: 0 };
/** Returns an answer to the first game of Snacks, with the nearest of its three points. */
const answer = (ratingValue: number) => ({ ratingValue, sliderIndex: Math.round(ratingValue / 5) });

/** Returns the storage writes during `job`, as lists of keys. */
const putsDuring = async (world: World, job: () => Promise<unknown>): Promise<string[][]> => {
  const before = world.storage.puts.length;
  await job();
  return world.storage.puts.slice(before);
};

test('an accepted command is one write, with all of its consequences', async () => {
  const world = new World();
  const [robin, sam] = await lobbyOf(world, ['robin1', 'sammy2']);
  expect(await putsDuring(world, () => world.send(robin, { type: 'startGame' }))).toHaveLength(1);
  const gameId = (await world.view(robin)).game?.id ?? '';
  const theme = { name: 'Drinks', texts: ['Tea', 'Coffee'], types: ['Choose' as const] };
  const commands = [
    [sam, { type: 'writeTheme', theme }],
    [robin, { type: 'makeLeader', player: 'sammy2' }],
    [sam, { type: 'makeLeader', player: 'robin1' }],
    [robin, { type: 'updateSettings', rules: { numRounds: 3 } }],
    [robin, { type: 'confirmReadiness', gameId }],
    [sam, { type: 'confirmReadiness', gameId }],
    [robin, { type: 'themeChosen', gameId, theme: 'Snacks' }],
    [sam, { type: 'sitOut', gameId, sitsOut: true }],
    [robin, { type: 'saveDraft', gameId, ...snacks, gameData: answer(9) }],
    [robin, { type: 'gameRoundConfirmation', gameId, ...snacks, code: 1, gameData: answer(9) }],
    [robin, { type: 'gameRoundConfirmation', gameId, ...snacks, code: 0 }],
    [robin, { type: 'gameRoundConfirmation', gameId, ...snacks, code: 1, gameData: answer(9) }],
    [robin, { type: 'gameRoundConfirmation', gameId, ...snacks, code: 2 }],
    [sam, { type: 'gameRoundConfirmation', gameId, ...snacks, code: 1, gameData: answer(1) }],
    [sam, { type: 'gameRoundConfirmation', gameId, ...snacks, code: 2 }],
    [robin, { type: 'skipShow', gameId, ...snacks }],
    [robin, { type: 'nextRound', gameId, ...snacks }],
    [robin, { type: 'sendMessage', text: 'hello' }],
    [robin, { type: 'gameFinished', gameId }],
    [sam, { type: 'playAgain', gameId }],
    [sam, { type: 'leaveLobby' }],
  ] as const;
  for (const [socket, command] of commands) {
    world.now += 500;
    const puts = await putsDuring(world, async () => {
      expect(await world.send(socket, command), command.type).toBe(true);
    });
    expect(puts, command.type).toHaveLength(1);
  }
});

test('rejected, repeated and malformed commands and a resync write nothing', async () => {
  const world = new World();
  const [robin, sam] = await lobbyOf(world, ['robin1', 'sammy2']);
  await world.send(robin, { type: 'updateSettings', capacity: 5 }, 'settings-1');
  const before = await world.view(robin);
  const puts = await putsDuring(world, async () => {
    expect(await world.send(sam, { type: 'startGame' })).toBe('notLeader');
    expect(await world.send(sam, { type: 'sendMessage', text: '   ' })).toBe('emptyMessage');
    expect(await world.send(robin, { type: 'updateSettings', capacity: 5 }, 'settings-1')).toBe(true);
    await world.room.message(robin, '{"id":"malformed-1","type":"nonsense"}');
    await world.room.message(robin, '{"id":"malformed-2","type":"resync"}');
    await world.settle();
  });
  expect(puts).toEqual([]);
  expect(robin.acks.find(({ ack }) => ack === 'malformed-1')).toMatchObject({
    ok: false,
    error: 'malformed',
  });
  expect(await world.view(robin)).toEqual(before);
});

test('a chat line is stored in one of 100 slots, does not write the round, and a repeat is not posted twice', async () => {
  const world = new World({ chatCooldown: 0 });
  const [robin] = await lobbyOf(world, ['robin1']);
  const puts = await putsDuring(world, () =>
    world.send(robin, { type: 'sendMessage', text: 'hi' }, 'message-1'),
  );
  expect(puts).toEqual([['chat:1']]);
  await world.send(robin, { type: 'sendMessage', text: 'hi' }, 'message-1');
  for (let n = 2; n <= 130; n++) {
    world.now += 200;
    await world.send(robin, { type: 'sendMessage', text: `line ${n}` });
  }
  expect([...world.storage.values.keys()].filter((key) => key.startsWith('chat:'))).toHaveLength(100);
  world.kill();
  const { chat } = (await world.connect('robin1')).snapshot;
  expect(chat.map(({ id }) => id)).toEqual(Array.from({ length: 100 }, (_, n) => n + 31));
  expect(chat.at(-1)?.text).toBe('line 130');
});

test('nothing is sent before it is stored', async () => {
  const world = new World();
  const [robin, sam] = await lobbyOf(world, ['robin1', 'sammy2']);
  const frames = robin.frames.length + sam.frames.length;
  world.life.failsNextPut = true;
  expect(await world.send(robin, { type: 'updateSettings', capacity: 3 })).toBe(null);
  expect(robin.frames.length + sam.frames.length).toBe(frames);
  expect(robin.closedWith).toBe(1011);
  const again = await world.connect('robin1');
  expect(again.snapshot.view.room.capacity).toBe(8);
  expect(await world.send(again, { type: 'updateSettings', capacity: 3 })).toBe(true);
});

test('all messages of one tick reach a socket as one frame, the acknowledgements after the change', async () => {
  const world = new World();
  const [robin, sam] = await lobbyOf(world, ['robin1', 'sammy2']);
  const [framesOfRobin, framesOfSam] = [robin.frames.length, sam.frames.length];
  const commands = [3, 4, 5].map((capacity) =>
    world.room.message(
      robin,
      JSON.stringify({ id: `settings-${capacity}`, type: 'updateSettings', capacity }),
    ),
  );
  await Promise.all(commands);
  await world.settle();
  expect(sam.frames.length - framesOfSam).toBe(1);
  expect(robin.frames.length - framesOfRobin).toBe(1);
  const last = JSON.parse(robin.frames.at(-1) ?? '[]');
  expect(last.map((message: { type?: string; ack?: string }) => message.type ?? message.ack)).toEqual([
    'updateLobby',
    'settings-3',
    'settings-4',
    'settings-5',
  ]);
});

test('every player gets all versions without a gap, and the patches add up to the snapshot', async () => {
  const world = new World();
  const sockets = await lobbyOf(world, ['robin1', 'sammy2', 'kim333']);
  const gameId = await startGame(world, sockets);
  const [robin, sam] = sockets;
  if (!robin || !sam) throw new Error('sockets');
  await world.send(robin, { type: 'themeChosen', gameId, theme: 'Snacks' });
  await world.send(sam, { type: 'gameRoundConfirmation', gameId, ...snacks, code: 1, gameData: answer(5) });
  for (const socket of sockets) {
    for (const [n, message] of socket.messages.entries())
      if ('patch' in message) {
        const before = socket.messages.slice(0, n).findLast((other) => 'seq' in other);
        expect(message.from).toBe(before?.seq);
      }
    const model = socket.messages.reduce(receive, emptyRoomModel);
    expect(model.view).toEqual(await world.view(socket));
  }
});

test('no frame contains another player’s answer before the round ends, not even after a reload', async () => {
  const world = new World();
  const sockets = await lobbyOf(world, ['robin1', 'sammy2', 'kim333']);
  const gameId = await startGame(world, sockets);
  const [robin, sam, kim] = sockets;
  if (!robin || !sam || !kim) throw new Error('sockets');
  await world.send(robin, { type: 'themeChosen', gameId, theme: 'Snacks' });
  const planted = { ratingValue: 7.318275, sliderIndex: 1 };
  const key = { gameId, ...snacks };
  await world.send(sam, { type: 'saveDraft', ...key, gameData: planted });
  await world.send(sam, { type: 'gameRoundConfirmation', ...key, code: 1, gameData: planted });
  await world.send(sam, { type: 'gameRoundConfirmation', ...key, code: 2 });
  const status = await world.call({ type: 'status' });
  const reloaded = await world.connect('robin1');
  const others = [robin, kim, reloaded].flatMap(({ frames }) => frames).join();
  expect(others).not.toContain('7.318275');
  expect(JSON.stringify([status, world.edge.reports])).not.toContain('7.318275');
  expect(sam.frames.join()).toContain('7.318275');
  for (const socket of [robin, kim]) {
    await world.send(socket, { type: 'gameRoundConfirmation', ...key, code: 1, gameData: answer(5) });
    await world.send(socket, { type: 'gameRoundConfirmation', ...key, code: 2 });
  }
  expect(robin.frames.join()).toContain('7.318275');
});

test('two tabs are one player: both get messages, and only the last close disconnects', async () => {
  const world = new World();
  const [robin, sam] = await lobbyOf(world, ['robin1', 'sammy2']);
  const second = await world.connect('sammy2');
  expect(second.snapshot.view.seats).toHaveLength(2);
  await world.send(robin, { type: 'updateSettings', capacity: 3 });
  expect(second.names()).toContain('updateLobby');
  await world.drop(sam);
  await world.pass(20_000);
  expect((await world.view(robin)).seats[1]?.presence).toBe('here');
  await world.drop(second);
  await world.pass(6_000);
  expect((await world.view(robin)).seats[1]?.presence).toBe('away');
});

test('fetching a theme delays no other event, and the command is validated again afterwards', async () => {
  const world = new World();
  const sockets = await lobbyOf(world, ['robin1', 'sammy2']);
  const gameId = await startGame(world, sockets);
  const [robin, sam] = sockets;
  if (!robin || !sam) throw new Error('sockets');
  let release = () => {};
  world.edge.hold = new Promise((resolve) => {
    release = resolve;
  });
  const choosing = world.room.message(
    robin,
    JSON.stringify({ id: 'theme-001', type: 'themeChosen', gameId, theme: 'Snacks' }),
  );
  expect(await world.send(sam, { type: 'sendMessage', text: 'go on' })).toBe(true);
  expect(await world.send(robin, { type: 'gameFinished', gameId })).toBe(true);
  release();
  await choosing;
  await world.settle();
  expect(robin.acks.at(-1)).toEqual({ ack: 'theme-001', ok: false, error: 'staleGame' });
});

test('a theme: unknown and unreachable have different errors, and a command without permission sends no request', async () => {
  const world = new World();
  const sockets = await lobbyOf(world, ['robin1', 'sammy2']);
  const gameId = await startGame(world, sockets);
  const [robin, sam] = sockets;
  if (!robin || !sam) throw new Error('sockets');
  expect(await world.send(robin, { type: 'themeChosen', gameId, theme: 'Nothing' })).toBe('themeNotFound');
  world.edge.isDown = true;
  expect(await world.send(robin, { type: 'themeChosen', gameId, theme: 'Snacks' })).toBe('themeUnavailable');
  expect(await world.send(sam, { type: 'themeChosen', gameId, theme: 'Snacks' })).toBe('notLeader');
  expect(world.logged.filter((line) => line.includes('theme'))).toHaveLength(1);
});
