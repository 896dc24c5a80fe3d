import { expect, test } from 'vitest';
import { lobbyOf, person, startGame, World } from './world.ts';

const lobbies = (world: World) =>
  world.edge.reports.flatMap((report) => (report.type === 'lobby' ? [report.lobby] : []));
const games = (world: World) =>
  world.edge.reports.flatMap((report) => (report.type === 'game' ? [report.game] : []));
const waiting = (world: World) => [...world.storage.values.keys()].filter((key) => key.startsWith('outbox:'));

test('a changed lobby record is sent immediately and leaves nothing in storage', async () => {
  const world = new World();
  await lobbyOf(world, ['robin1', 'sammy2']);
  expect(lobbies(world).map(({ members }) => members)).toEqual([['robin1'], ['robin1', 'sammy2']]);
  expect(waiting(world)).toEqual([]);
});

test('so are changes of visibility, capacity and leader: the lobby list shows the leader’s settings', async () => {
  const world = new World();
  const [robin] = await lobbyOf(world, ['robin1', 'sammy2']);
  if (!robin) throw new Error('a socket');
  world.edge.reports = [];
  await world.send(robin, { type: 'updateSettings', isPublic: true });
  await world.send(robin, { type: 'updateSettings', capacity: 2 });
  await world.send(robin, { type: 'updateSettings', rules: { lateJoin: false } });
  await world.send(robin, { type: 'makeLeader', player: 'sammy2' });
  expect(lobbies(world).map(({ isPublic, capacity, leader }) => ({ isPublic, capacity, leader }))).toEqual([
    { isPublic: true, capacity: 8, leader: 'robin1' },
    { isPublic: true, capacity: 2, leader: 'robin1' },
    { isPublic: true, capacity: 2, leader: 'sammy2' },
  ]);
});

test('play continues while the edge is down; afterwards the edge gets the newest lobby record and each game once', async () => {
  const world = new World();
  const sockets = await lobbyOf(world, ['robin1', 'sammy2']);
  const [robin] = sockets;
  if (!robin) throw new Error('a socket');
  world.edge.reports = [];
  world.edge.isDown = true;
  for (let round = 0; round < 2; round++) {
    const gameId = await startGame(world, sockets);
    expect(await world.send(robin, { type: 'gameFinished', gameId })).toBe(true);
    await world.pass(1_000);
  }
  await world.pass(300_000);
  expect(world.edge.reports).toEqual([]);
  world.edge.isDown = false;
  await world.pass(61_000);
  expect(lobbies(world)).toHaveLength(1);
  expect(lobbies(world)[0]).toMatchObject({ phase: 'finished', members: ['robin1', 'sammy2'] });
  expect(games(world)).toHaveLength(2);
  expect(new Set(games(world).map(({ _id }) => _id)).size).toBe(2);
  expect(waiting(world)).toEqual([]);
});

test('a record that the edge will never accept is dropped and logged, so that it does not keep the room awake', async () => {
  const world = new World();
  const sockets = await lobbyOf(world, ['robin1', 'sammy2']);
  const [robin] = sockets;
  if (!robin) throw new Error('a socket');
  const gameId = await startGame(world, sockets);
  world.edge.takes = 500;
  await world.send(robin, { type: 'gameFinished', gameId });
  expect(waiting(world)).toEqual([]);
  expect(world.logged.filter((line) => line.includes(gameId))).toHaveLength(1);
  expect(lobbies(world).at(-1)?.phase).toBe('finished');
});

test('pauses between attempts grow to a minute', async () => {
  const world = new World();
  world.edge.isDown = true;
  await lobbyOf(world, ['robin1']);
  const attempts = () => world.logged.filter((line) => line.includes('report')).length;
  await world.pass(10_000);
  expect(attempts()).toBeGreaterThanOrEqual(4);
  await world.pass(600_000);
  expect(attempts()).toBeLessThan(18);
});

test('a report that was not accepted before the process died is sent by the next process', async () => {
  const world = new World();
  const sockets = await lobbyOf(world, ['robin1', 'sammy2']);
  const gameId = await startGame(world, sockets);
  world.edge.isDown = true;
  const [robin] = sockets;
  if (!robin) throw new Error('a socket');
  await world.send(robin, { type: 'gameFinished', gameId });
  world.kill();
  world.edge.isDown = false;
  await world.connect('robin1');
  expect(games(world).map(({ _id }) => _id)).toEqual([gameId]);
  expect(waiting(world)).toEqual([]);
});

test('an alarm is set during a delivery, so that it is repeated if the process dies', async () => {
  const world = new World();
  world.edge.isDown = true;
  await world.call({ type: 'create', owner: person('robin1'), isPublic: false, capacity: 4 });
  world.kill({ losesAlarm: false });
  world.edge.isDown = false;
  await world.pass(11_000);
  expect(lobbies(world).length).toBeGreaterThan(0);
});

test('a room that all members have left reports it, then clears its storage', async () => {
  const world = new World();
  const [robin] = await lobbyOf(world, ['robin1']);
  if (!robin) throw new Error('a socket');
  world.edge.isDown = true;
  await world.send(robin, { type: 'leaveLobby' });
  expect(robin.closedWith).toBe(4410);
  expect(world.storage.values.size).toBeGreaterThan(0);
  world.edge.isDown = false;
  await world.pass(61_000);
  expect(lobbies(world).at(-1)?.members).toEqual([]);
  expect(world.storage.values.size).toBe(0);
  expect(world.storage.alarmAt).toBe(null);
  expect(await world.call({ type: 'status' })).toEqual({ ok: false, error: 'lobbyNotFound' });
});
