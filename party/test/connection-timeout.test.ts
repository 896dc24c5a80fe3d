import { defaultTimings } from '@tallyho/game/limits';
import { heartbeatFrame, userHeartbeatInterval } from '@tallyho/game/protocol/heartbeat';
import { expect, test } from 'vitest';
import { said, type UserSocket, UserWorld } from './user-world.ts';

const { offlineAfter, silentAfter } = defaultTimings;
const hour = 3_600_000;
/** The interval at which a hidden tab runs its timers. */
const whileHidden = 60_000;

const sendHeartbeat = async (world: UserWorld, ...sockets: UserSocket[]) => {
  for (const socket of sockets) await world.object.message(socket, heartbeatFrame);
  await world.settle();
};
/** Advances time while these pages send heartbeats; the object hibernates in between. */
const sendHeartbeats = async (world: UserWorld, ms: number, every: number, ...sockets: UserSocket[]) => {
  for (let passed = 0; passed < ms; passed += every) {
    await world.pass(every);
    world.hibernate();
    await sendHeartbeat(world, ...sockets);
  }
};
const arrive = async (world: UserWorld) => {
  const socket = await world.connect();
  await sendHeartbeat(world, socket);
  return socket;
};

test('a user with a dead connection is offline within 90 s of the last heartbeat, without another grace period', async () => {
  const world = new UserWorld();
  const socket = await arrive(world);
  await sendHeartbeats(world, hour, userHeartbeatInterval, socket);
  await world.pass(silentAfter - 1);
  expect(world.told()).toEqual([true]);
  await world.pass(90_000 - silentAfter);
  expect(world.told()).toEqual([true, false]);
  expect(socket.closedWith).toBe(4408);
});

test('the same for a connection that died right after the first heartbeat', async () => {
  const world = new UserWorld();
  await arrive(world);
  world.hibernate();
  await world.pass(90_000);
  expect(world.told()).toEqual([true, false]);
});

test('a client that never sends a heartbeat does not time out', async () => {
  const world = new UserWorld();
  const socket = await world.connect();
  await world.pass(hour);
  expect([socket.closedWith, world.told()]).toEqual([null, [true]]);
});

test.each([
  ['a tab in front', userHeartbeatInterval],
  ['a hidden tab, whose timers run once a minute', whileHidden],
])('%s stays online for a day without interruption', async (_tab, every) => {
  const world = new UserWorld();
  const socket = await arrive(world);
  await sendHeartbeats(world, 24 * hour, every, socket);
  expect([socket.closedWith, world.told()]).toEqual([null, [true]]);
});

test('if one of two tabs is suspended, it is closed; the user stays online until 30 s after the other has gone', async () => {
  const world = new UserWorld();
  const [asleep, awake] = [await arrive(world), await arrive(world)];
  await sendHeartbeats(world, 4 * whileHidden, whileHidden, awake);
  expect([asleep.closedWith, awake.closedWith]).toEqual([4408, null]);
  expect(world.told()).toEqual([true]);
  expect(await world.push(said(1))).toBe(1);
  await world.drop(awake);
  await world.pass(offlineAfter - 1);
  expect(world.told()).toEqual([true]);
  await world.pass(1);
  expect(world.told()).toEqual([true, false]);
});

test('a page that closes while another is found dead still has 30 s to come back', async () => {
  const world = new UserWorld();
  await arrive(world);
  await world.pass(silentAfter - 2_000);
  const page = await arrive(world);
  await world.drop(page);
  await world.pass(offlineAfter - 1);
  expect(world.told()).toEqual([true]);
  await arrive(world);
  await world.pass(offlineAfter);
  expect(world.told()).toEqual([true]);
});

test('a user who reconnects after a connection loss is online immediately', async () => {
  const world = new UserWorld();
  const lost = await arrive(world);
  await world.pass(10 * 60_000);
  const back = await arrive(world);
  expect(world.told()).toEqual([true, false, true]);
  // The platform reports the dead connection late, which changes nothing.
  await world.drop(lost);
  await sendHeartbeats(world, hour, userHeartbeatInterval, back);
  expect(world.told()).toEqual([true, false, true]);
});

test('a client that reconnects repeatedly replaces its own dead sockets, never a live tab', async () => {
  const world = new UserWorld();
  const desk = await arrive(world);
  for (let time = 0; time < 30; time++) {
    await world.pass(5_000);
    if (time % 8 === 7) await sendHeartbeat(world, desk);
    await arrive(world);
  }
  expect(desk.closedWith).toBe(null);
  expect(await world.push(said(1))).toBe(10);
});

test('a clock that is set back makes no user offline; after the next call dead connections are detected again', async () => {
  const world = new UserWorld();
  const socket = await arrive(world);
  world.now -= hour;
  await world.push(said(1));
  await sendHeartbeats(world, 10 * 60_000, userHeartbeatInterval, socket);
  expect(world.told()).toEqual([true]);
  await world.pass(90_000);
  expect(world.told()).toEqual([true, false]);
  world.now -= hour;
  await arrive(world);
  const revs = world.edge.reports.map(({ rev }) => rev);
  expect(revs).toEqual([...new Set(revs)].sort((a, b) => a - b));
});

test.each([
  ['a tab in front', userHeartbeatInterval, { heartbeats: 90, alarms: 45 }],
  ['a hidden tab', whileHidden, { heartbeats: 60, alarms: 60 }],
])('cost of an hour online: %s', async (_tab, every, expected) => {
  const world = new UserWorld();
  const socket = await arrive(world);
  await world.pass(every);
  await sendHeartbeat(world, socket);
  const { storage } = world;
  const before = { writes: storage.writes, alarms: storage.alarms };
  await sendHeartbeats(world, hour, every, socket);
  expect(storage.writes - before.writes).toBe(0);
  expect({ heartbeats: hour / every, alarms: storage.alarms - before.alarms }).toEqual(expected);
});
