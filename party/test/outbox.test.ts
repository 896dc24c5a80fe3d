import { limits } from '@tallyho/game/limits';
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

test('a report that could not be removed from storage is sent again', async () => {
  const world = new World();
  const [robin] = await lobbyOf(world, ['robin1', 'sammy2']);
  world.edge.reports = [];
  world.life.failsNextDelete = true;
  await world.send(robin, { type: 'updateSettings', capacity: 3 });
  expect(waiting(world)).toHaveLength(1);
  await world.pass(5_000);
  expect(lobbies(world).map(({ capacity }) => capacity)).toEqual([3, 3]);
  expect(waiting(world)).toEqual([]);
});

test('so are changes of visibility, capacity, late join and leader: the lobby list shows the leader’s settings', async () => {
  const world = new World();
  const [robin] = await lobbyOf(world, ['robin1', 'sammy2']);
  world.edge.reports = [];
  await world.send(robin, { type: 'updateSettings', isPublic: true });
  await world.send(robin, { type: 'updateSettings', capacity: 2 });
  await world.send(robin, { type: 'updateSettings', rules: { lateJoin: false } });
  await world.send(robin, { type: 'makeLeader', player: 'sammy2' });
  const lobby = { isPublic: true, capacity: 2, lateJoin: true, leader: 'robin1' };
  expect(lobbies(world)).toMatchObject([
    { ...lobby, capacity: 8 },
    lobby,
    { ...lobby, lateJoin: false },
    { ...lobby, lateJoin: false, leader: 'sammy2' },
  ]);
});

test('play continues while the edge is down; afterwards the edge gets the newest lobby record and each game once', async () => {
  const world = new World();
  const sockets = await lobbyOf(world, ['robin1', 'sammy2']);
  const [robin] = sockets;
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

const parked = (world: World) => [...world.storage.values.keys()].filter((key) => key.startsWith('parked:'));

/** A finished game that the edge refuses for good. */
const refusedGame = async () => {
  const world = new World();
  const sockets = await lobbyOf(world, ['robin1', 'sammy2']);
  const [robin, sam] = sockets;
  const gameId = await startGame(world, sockets);
  world.edge.refuses = ({ type }) => (type === 'game' ? 400 : null);
  await world.send(robin, { type: 'gameFinished', gameId });
  return { world, robin, sam, gameId };
};

test('a report that the edge refuses for good is kept, not sent again, and blocks no other report', async () => {
  const { world, robin, gameId } = await refusedGame();
  expect(waiting(world)).toEqual([]);
  expect(parked(world)).toEqual([`parked:game:${gameId}`, `parked:game:${gameId}/0`]);
  expect(world.logged.filter((line) => line.includes(gameId))).toHaveLength(1);
  expect(world.edge.reports.at(-1)).toEqual({
    type: 'parked',
    code: 'ROOMAB',
    report: `game:${gameId}`,
    status: 400,
    parked: 1,
  });
  expect(lobbies(world).at(-1)?.phase).toBe('finished');
  world.edge.refuses = () => null;
  await world.send(robin, { type: 'updateSettings', isPublic: true });
  world.kill();
  await world.connect('robin1');
  await world.pass(300_000);
  expect(lobbies(world).at(-1)).toMatchObject({ isPublic: true });
  expect(games(world)).toEqual([]);
  expect(parked(world)).toHaveLength(2);
});

test('a notice of a refused report that is refused itself is dropped', async () => {
  const world = new World();
  world.edge.refuses = () => 404;
  await lobbyOf(world, ['robin1']);
  expect(waiting(world)).toEqual([]);
  expect(parked(world)).toEqual(['parked:lobby', 'parked:lobby/0']);
});

test('a refused report outlives its room and is deleted after thirty days', async () => {
  const { world, robin, sam } = await refusedGame();
  await world.send(robin, { type: 'leaveLobby' });
  await world.send(sam, { type: 'leaveLobby' });
  expect([...world.storage.values.keys()]).toEqual(parked(world));
  expect(world.isKeptAwake).toBe(false);
  world.kill({ losesAlarm: false });
  expect(await world.call({ type: 'status' })).toEqual({ ok: false, error: 'lobbyNotFound' });
  await world.pass(limits.parkedReport - 1_000);
  expect(parked(world)).toHaveLength(2);
  await world.pass(1_000);
  expect(world.storage.values.size).toBe(0);
  expect(world.storage.alarmAt).toBe(null);
});

test('a new room with the code of a closed one keeps its refused reports', async () => {
  const { world, robin, sam } = await refusedGame();
  await world.send(robin, { type: 'leaveLobby' });
  await world.send(sam, { type: 'leaveLobby' });
  world.kill();
  await lobbyOf(world, ['kimmy3']);
  expect(parked(world)).toHaveLength(2);
  expect((await world.connect('kimmy3')).snapshot.view.seats).toHaveLength(1);
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
