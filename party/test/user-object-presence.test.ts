import { defaultTimings } from '@tallyho/game/limits';
import { heartbeatFrame } from '@tallyho/game/protocol/heartbeat';
import { expect, test } from 'vitest';
import { said, UserWorld } from './user-world.ts';

const { offlineAfter, silentAfter } = defaultTimings;

test('two tabs are one user: online is reported once, offline once, 30 s after the last tab has closed', async () => {
  const world = new UserWorld();
  const [one, two] = [await world.connect(), await world.connect()];
  expect(world.told()).toEqual([true]);
  await world.drop(one);
  await world.pass(10 * offlineAfter);
  expect(world.told()).toEqual([true]);
  await world.drop(two);
  await world.pass(offlineAfter - 1);
  expect(world.told()).toEqual([true]);
  await world.pass(1);
  expect(world.told()).toEqual([true, false]);
});

test('report numbers only increase, also after the storage was cleared', async () => {
  const world = new UserWorld();
  for (let day = 0; day < 3; day++) {
    await world.drop(await world.connect());
    await world.pass(24 * 3600_000);
    expect(world.storage.values.size).toBe(0);
    expect(world.storage.alarmAt).toBe(null);
  }
  const revs = world.edge.reports.map(({ rev }) => rev);
  expect(revs).toEqual([...new Set(revs)].sort((a, b) => a - b));
  expect(world.told()).toEqual([true, false, true, false, true, false]);
});

test('report numbers increase if the object wakes on a machine whose clock is behind', async () => {
  const world = new UserWorld();
  const page = await world.connect();
  await world.pass(3600_000);
  await world.drop(page);
  await world.pass(offlineAfter);
  expect(world.told()).toEqual([true, false]);
  world.kill();
  world.now -= 30_000;
  await world.connect();
  const [, offline, back] = world.edge.reports.map(({ rev }) => rev);
  expect(back).toBeGreaterThan(offline ?? 0);
});

test('a hundred reconnects send no report and leave no stale socket', async () => {
  const world = new UserWorld();
  let socket = await world.connect();
  for (let n = 0; n < 100; n++) {
    await world.drop(socket);
    await world.pass(n % 7 === 0 ? offlineAfter - 1 : 900);
    if (n % 5 === 0) world.hibernate();
    socket = await world.connect();
  }
  expect(world.told()).toEqual([true]);
  expect(await world.push(said(1))).toBe(1);
  await world.drop(socket);
  await world.pass(offlineAfter);
  expect(world.told()).toEqual([true, false]);
  expect(await world.push(said(2))).toBe(0);
});

test('a page that returns in time after the last one closed sends no report, even if no alarm fires', async () => {
  const world = new UserWorld();
  await world.drop(await world.connect());
  world.kill();
  world.now += 10 * offlineAfter;
  await world.connect();
  await world.pass(10 * offlineAfter);
  expect(world.told()).toEqual([true]);
});

test('a hibernated object finds its sockets again: no user goes offline', async () => {
  const world = new UserWorld();
  const socket = await world.connect();
  world.hibernate();
  await world.pass(10 * silentAfter);
  expect(world.told()).toEqual([true]);
  expect(await world.push(said(1))).toBe(1);
  expect(socket.names()).toEqual(['welcome', 'invitationGone']);
});

test('SIGKILL while online: a user who does not return is offline 30 s after the next wake', async () => {
  const world = new UserWorld();
  await world.connect();
  world.kill();
  await world.push(said(1));
  await world.pass(offlineAfter);
  expect(world.told()).toEqual([true, false]);
});

test('SIGKILL while online without further requests: the check alarm detects it', async () => {
  const world = new UserWorld();
  await world.connect();
  world.kill({ losesAlarm: false });
  await world.pass(silentAfter + offlineAfter);
  expect(world.told()).toEqual([true, false]);
});

test('the check alarm does not keep the process in memory; a near deadline does', async () => {
  const world = new UserWorld();
  const socket = await world.connect();
  expect(world.storage.alarmAt).not.toBe(null);
  await world.pass(silentAfter);
  expect(world.isKeptAwake).toBe(false);
  await world.drop(socket);
  expect(world.isKeptAwake).toBe(true);
});

test('the running process detects an alarm that the platform lost', async () => {
  const world = new UserWorld();
  await world.drop(await world.connect());
  world.storage.alarmAt = null;
  await world.passWithoutAlarm(offlineAfter + 1_000);
  expect(world.told()).toEqual([true, false]);
});

test('nothing waits for the edge while it is down; afterwards it gets the newest report once', async () => {
  const world = new UserWorld();
  world.edge.isDown = true;
  const socket = await world.connect();
  expect(socket.names()).toEqual(['welcome']);
  await world.drop(socket);
  await world.pass(5 * 60_000);
  expect(world.told()).toEqual([]);
  const attempts = world.logged.length;
  expect(attempts).toBeGreaterThan(5);
  await world.pass(60 * 60_000);
  expect(world.logged.length - attempts).toBeLessThanOrEqual(60);
  world.edge.isDown = false;
  await world.pass(60_000);
  expect(world.told()).toEqual([false]);
  await world.pass(60 * 60_000);
  expect(world.told()).toEqual([false]);
});

test('a report that was not accepted before the process died is sent by the next one, with the same number', async () => {
  const world = new UserWorld();
  world.edge.isDown = true;
  await world.connect();
  world.kill();
  world.edge.isDown = false;
  const back = await world.connect();
  await world.pass(20_000);
  expect(world.told()).toEqual([true]);
  expect(back.names()).toEqual(['welcome']);
});

test('the check alarm detects a socket without heartbeats: its user is then offline', async () => {
  const world = new UserWorld();
  const socket = await world.connect();
  await world.object.message(socket, heartbeatFrame);
  await world.object.message(socket, heartbeatFrame);
  await world.pass(2 * silentAfter + offlineAfter);
  expect(socket.closedWith).toBe(4408);
  expect(world.told()).toEqual([true, false]);
});
