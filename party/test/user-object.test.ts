import { defaultTimings } from '@tallyho/game/limits';
import { heartbeatFrame } from '@tallyho/game/protocol/heartbeat';
import { expect, test } from 'vitest';
import { said, type UserSocket, UserWorld } from './user-world.ts';

const { silentAfter } = defaultTimings;

test('a push reaches every tab; all messages of one tick are one frame, an array', async () => {
  const world = new UserWorld();
  const [one, two] = [await world.connect(), await world.connect()];
  expect(one.messages).toEqual([{ type: 'welcome', now: world.now }]);
  const frames = one.frames.length;
  const calls = [1, 2, 3].map((n) => world.object.request({ type: 'push', events: [said(n)] }));
  expect(await Promise.all(calls)).toEqual([{ sockets: 2 }, { sockets: 2 }, { sockets: 2 }]);
  await world.settle();
  expect(one.frames.length - frames).toBe(1);
  expect(JSON.parse(one.frames.at(-1) ?? '')).toEqual([said(1), said(2), said(3)]);
  expect(two.messages.slice(1)).toEqual([said(1), said(2), said(3)]);
});

test('a push writes nothing, whether the user is connected, hibernated or unknown', async () => {
  const world = new UserWorld();
  expect(await world.push(said(1))).toBe(0);
  expect(world.storage.writes).toBe(0);
  await world.connect();
  const before = [world.storage.writes, world.storage.alarms];
  await world.push(said(2), said(3));
  world.hibernate();
  expect(await world.push(said(4))).toBe(1);
  expect([world.storage.writes, world.storage.alarms]).toEqual(before);
});

test('a heartbeat writes nothing', async () => {
  const world = new UserWorld();
  const socket = await world.connect();
  const before = world.storage.writes;
  for (let minute = 0; minute < 3; minute++) {
    world.now += 20_000;
    await world.object.message(socket, heartbeatFrame);
  }
  expect(world.storage.writes).toBe(before);
  expect(socket.closedWith).toBe(null);
});

test('cost of connecting and disconnecting', async () => {
  const world = new UserWorld();
  const { storage } = world;
  const cost = async (job: () => Promise<unknown>) => {
    const before = { writes: storage.writes, alarms: storage.alarms, reports: world.edge.reports.length };
    await job();
    return {
      writes: storage.writes - before.writes,
      alarms: storage.alarms - before.alarms,
      reports: world.edge.reports.length - before.reports,
    };
  };
  const sockets: UserSocket[] = [];
  const open = async () => void sockets.push(await world.connect());
  const close = async () => {
    const socket = sockets.pop();
    if (socket) await world.drop(socket);
  };
  expect(await cost(open), 'the first page').toEqual({ writes: 2, alarms: 1, reports: 1 });
  expect(await cost(open), 'another page').toEqual({ writes: 1, alarms: 0, reports: 0 });
  expect(await cost(close), 'one of two').toEqual({ writes: 0, alarms: 0, reports: 0 });
  expect(await cost(() => world.pass(60_000)), 'once the report has been taken').toEqual({
    writes: 0,
    alarms: 1,
    reports: 0,
  });
  expect(await cost(() => world.pass(silentAfter)), 'the check').toEqual({
    writes: 0,
    alarms: 1,
    reports: 0,
  });
  await world.pass(1_000);
  expect(await cost(close), 'the last page').toEqual({ writes: 1, alarms: 1, reports: 0 });
  expect(await cost(open), 'back in time').toEqual({ writes: 1, alarms: 0, reports: 0 });
  await cost(close);
  expect(await cost(() => world.pass(24 * 3600_000)), 'offline, then forgotten').toEqual({
    writes: 3,
    alarms: 2,
    reports: 1,
  });
});

test('a ticket works only once, also after a restart', async () => {
  const world = new UserWorld();
  expect((await world.connect({ jti: 'once' })).closedWith).toBe(null);
  expect((await world.connect({ jti: 'once' })).closedWith).toBe(1008);
  world.kill();
  expect((await world.connect({ jti: 'once' })).closedWith).toBe(1008);
});

test('the end of a session closes its sockets (4401) and its tickets; other sessions stay', async () => {
  const world = new UserWorld();
  const [phone, desk] = [await world.connect({ session: 'phone' }), await world.connect()];
  expect(await world.call({ type: 'revoke', session: 'phone' })).toBe(1);
  expect([phone.closedWith, desk.closedWith]).toEqual([4401, null]);
  world.kill();
  expect((await world.connect({ session: 'phone' })).closedWith).toBe(4401);
  expect((await world.connect()).closedWith).toBe(null);
});

test('if a session ends while its page connects, no socket stays open, in either order', async () => {
  const world = new UserWorld();
  const end = () => world.call({ type: 'revoke', session: 'phone' });
  const [late] = await Promise.all([world.connect({ session: 'phone' }), end()]);
  const [, early] = await Promise.all([end(), world.connect({ session: 'phone' })]);
  expect([late.closedWith, early.closedWith]).toEqual([4401, 4401]);
  expect(await world.push(said(1))).toBe(0);
});

test('a session can end before its ticket is used', async () => {
  const world = new UserWorld();
  expect(await world.call({ type: 'revoke', session: 'phone' })).toBe(0);
  expect((await world.connect({ session: 'phone' })).closedWith).toBe(4401);
  await world.pass(3600_000);
  expect(world.storage.values.size).toBe(0);
});

test.each([
  ['suspended', 4423],
  ['sessionEnded', 4401],
] as const)(
  '%s: all sockets close with %i, the user is offline immediately, and older tickets are rejected',
  async (reason, code) => {
    const world = new UserWorld();
    const sockets = [await world.connect({ session: 'phone' }), await world.connect()];
    const madeAt = world.now;
    expect(await world.call({ type: 'close', reason })).toBe(0);
    expect(sockets.map(({ closedWith }) => closedWith)).toEqual([code, code]);
    expect(world.told()).toEqual([true, false]);
    world.now += 1_000;
    expect((await world.connect({ madeAt })).closedWith).toBe(code);
    world.kill();
    expect((await world.connect({ madeAt })).closedWith).toBe(code);
    await world.pass(60_000);
    expect((await world.connect()).closedWith).toBe(null);
    expect(world.told()).toEqual([true, false, true]);
  },
);

test('nothing is stored for a deleted account', async () => {
  const world = new UserWorld();
  await world.connect();
  await world.call({ type: 'close', reason: 'sessionEnded' });
  await world.pass(120_000);
  expect([world.storage.values.size, world.storage.alarmAt]).toEqual([0, null]);
});

test('rejects every client message except the heartbeat', async () => {
  const world = new UserWorld();
  const frames: [string | ArrayBuffer, number][] = [
    ['{"id":"command-1","type":"startGame"}', 4400],
    ['hello', 4400],
    [' ', 4400],
    ['[[]]', 4400],
    [new ArrayBuffer(3), 4400],
    ['é'.repeat(9_000), 1009],
    [new ArrayBuffer(20_000), 1009],
  ];
  for (const [frame, code] of frames) {
    const [socket, other] = [await world.connect(), await world.connect()];
    await world.object.message(socket, frame);
    await world.settle();
    expect([socket.closedWith, other.closedWith]).toEqual([code, null]);
    expect(socket.names()).toEqual(['welcome']);
    await world.drop(socket);
    await world.drop(other);
  }
});

test('a client that sends heartbeats too often is closed with 4429', async () => {
  const world = new UserWorld();
  const socket = await world.connect();
  for (let n = 0; n < 130; n++) await world.object.message(socket, heartbeatFrame);
  expect(socket.closedWith).toBe(4429);
});

test('at most ten sockets: the oldest is closed', async () => {
  const world = new UserWorld();
  const sockets = [];
  for (let n = 0; n < 12; n++) {
    world.now += 1_000;
    sockets.push(await world.connect());
  }
  expect(sockets.map(({ closedWith }) => closedWith)).toEqual([4429, 4429, ...Array(10).fill(null)]);
  expect(await world.push(said(1))).toBe(10);
});

test('`welcome` is sent only after the presence is stored; storage errors reach no client', async () => {
  const world = new UserWorld();
  world.life.failsNextPut = true;
  const socket = await world.connect();
  expect([socket.frames, socket.closedWith]).toEqual([[], 1011]);
  expect(world.told()).toEqual([]);
  const again = await world.connect();
  expect(again.names()).toEqual(['welcome']);
  expect(world.told()).toEqual([true]);
});

test('parallel connections to an object that is not loaded are all accepted and reported once', async () => {
  const world = new UserWorld();
  const sockets = await Promise.all(Array.from({ length: 5 }, () => world.connect()));
  expect(sockets.map((socket) => socket.names())).toEqual(Array(5).fill(['welcome']));
  expect(world.told()).toEqual([true]);
});

test('a report in transit does not delay a push', async () => {
  const world = new UserWorld();
  let release = () => {};
  world.edge.hold = new Promise((resolve) => {
    release = resolve;
  });
  const socket = await world.connect();
  await world.push(said(1));
  expect(socket.names()).toEqual(['welcome', 'invitationGone']);
  release();
  await world.settle();
  expect(world.told()).toEqual([true]);
});
