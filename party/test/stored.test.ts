import { serialize } from 'node:v8';
import { roomReportSchema } from '@tallyho/game/protocol/service';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { type Kind, newest, recordedShape, shapeNow, storedOf } from './stored.ts';
import { finish, playUntil, type Stored, worldFrom } from './stored-rooms.ts';
import { UserWorld } from './user-world.ts';
import { person, type World } from './world.ts';

const kinds: Kind[] = ['room', 'user'];
const versions = (kind: Kind) => Array.from({ length: newest(kind) }, (_, index) => index + 1);
const all = (kind: Kind) =>
  versions(kind).flatMap((version) =>
    storedOf(kind, version).map(([name, stored]) => [version, name, stored] as const),
  );

test.each(kinds)('the shape of a %s equals the recorded shape of its version', (kind) => {
  // If this fails: CONTRIBUTING.md, "Changing what a room stores": add an upgrade, then npm run store -w
  // @tallyho/party.
  expect(shapeNow(kind)).toBe(recordedShape(kind));
});

const roomIn = ({ entries }: Stored) =>
  v.parse(
    v.object({
      state: v.object({ leader: v.string(), seats: v.array(v.object({ user: v.string() })) }),
    }),
    entries.room,
  ).state;

/**
 * Returns the users whom the leader of a stored room has removed. Versions 1 to 5 call them `barred`, versions 6 to 10
 * `banned`.
 */
const bannedIn = ({ entries }: Stored): readonly string[] => {
  const users = v.optional(v.array(v.string()));
  const removed = v.optional(v.array(v.object({ user: v.string() })));
  const stateSchema = v.object({ removed, banned: users, barred: users });
  const { state } = v.parse(v.object({ state: stateSchema }), entries.room);
  return state.removed?.map(({ user }) => user) ?? state.banned ?? state.barred ?? [];
};

const connectAll = async (world: World, stored: Stored) => {
  const sockets = [];
  for (const { user } of roomIn(stored).seats) sockets.push(await world.connect(user));
  return sockets;
};

test.each(all('room'))(
  'a room that version %i stored, %s, opens unchanged, keeps its rules about players, and can be played on',
  async (_version, phase, stored) => {
    const world = worldFrom(stored);
    const sockets = await connectAll(world, stored);
    for (const { snapshot, closedWith } of sockets) {
      expect(closedWith).toBe(null);
      expect(snapshot.view.stage.phase).toBe(phase === 'readying' ? 'readyCheck' : phase);
      expect(snapshot.view.seats.map(({ user, color }) => [user, color])).toEqual(
        roomIn(stored).seats.map(({ user }, place) => [user, place]),
      );
      const answers = snapshot.view.seats.map(({ confirmation }) => confirmation);
      if (phase === 'playing') expect(answers).toEqual(['editing', 'locked', 'sent', null]);
      expect(snapshot.chat.map(({ text }) => text)).toContain('Hello');
      expect(snapshot.view.customThemes.map(({ name }) => name)).toContain('Ours');
    }
    expect(world.logged).toEqual([]);

    // It is stored in the current shape, which opens again.
    world.kill({ losesAlarm: false });
    const again = await connectAll(world, stored);
    expect(again[0]?.snapshot.view.stage).toEqual(sockets[0]?.snapshot.view.stage);
    expect(world.storage.read('room')).toMatchObject({ shape: newest('room') });

    const [kicked = ''] = bannedIn(stored);
    expect(await world.call({ type: 'join', person: person(kicked) })).toMatchObject({ error: 'banned' });
    for (const socket of again) {
      const isMuted = socket.user === 'kimmy3';
      expect(await world.send(socket, { type: 'sendMessage', text: 'Again' })).toBe(isMuted ? 'muted' : true);
    }

    if (phase !== 'finished') {
      await playUntil(world, again, 'results');
      await finish(world, again);
    }
    await playUntil(world, again, 'lobby');
  },
);

describe('a room that this version cannot use', () => {
  const [, , stored] = all('room').find(([, name]) => name === 'playing') ?? [];
  if (!stored) throw new Error('No stored room in the phase `playing`');
  const users = roomIn(stored).seats.map(({ user }) => user);
  const room = stored.entries.room as object; // the stored value of a room is an object
  const ways: [string, unknown][] = [
    ['of a newer version', { ...room, shape: newest('room') + 1 }],
    ['of no version', { ...room, shape: 'new' }],
    [
      'that is not what its version says',
      { ...room, state: { ...roomIn(stored), code: 'ROOMAB', version: 40 } },
    ],
  ];
  const reported = (world: World) =>
    world.edge.reports.flatMap((report) => (report.type === 'lobby' ? [report.lobby] : []));

  test.each(ways)('%s notifies each player who returns, and releases them', async (_way, unusable) => {
    const world = worldFrom({ ...stored, entries: { ...stored.entries, room: unusable } });
    const before = v.parse(v.object({ state: v.object({ version: v.number() }) }), unusable).state.version;
    for (const [index, user] of users.entries()) {
      expect((await world.connect(user)).closedWith).toBe(4412);
      const { members, rev } = reported(world).at(-1) ?? {};
      expect(members).toEqual(users.slice(index + 1));
      expect(rev).toBe(before + index + 1);
    }
    await world.pass(1_000);
    expect(world.storage.values.size).toBe(0);
    expect((await world.connect('robin1')).closedWith).toBe(4404);
    expect(world.logged).toHaveLength(1);
  });

  test('releases the other players when their seats would be removed', async () => {
    const [, unusable] = ways[0] ?? [];
    const world = worldFrom({ ...stored, entries: { ...stored.entries, room: unusable } });
    await world.connect('robin1');
    await world.pass(60_000);
    world.kill({ losesAlarm: false });
    expect(await world.call({ type: 'status' })).toMatchObject({
      ok: true,
      lobby: { members: users.slice(1) },
    });
    await world.pass(70_000);
    expect(reported(world).at(-1)?.members).toEqual([]);
    expect(world.storage.values.size).toBe(0);
    expect(await world.call({ type: 'status' })).toEqual({ ok: false, error: 'lobbyNotFound' });
  });

  test('closes the sockets that survived the update', async () => {
    const world = worldFrom(stored);
    const sockets = await connectAll(world, stored);
    world.storage.values.set('room', serialize(ways[0]?.[1]));
    world.hibernate();
    await world.pass(30_000);
    expect(sockets.map(({ closedWith }) => closedWith)).toEqual(sockets.map(() => 4412));
    expect(reported(world).at(-1)?.members).toEqual([]);
  });

  test('lets a player leave, rejects joins, and its code cannot be used for a new room', async () => {
    const [, unusable] = ways[0] ?? [];
    const world = worldFrom({ ...stored, entries: { ...stored.entries, room: unusable } });
    const leave = { id: 'leave-0001', type: 'leaveLobby' } as const;
    expect(await world.call({ type: 'command', user: 'sammy2', command: leave })).toMatchObject({
      lobby: { members: users.filter((user) => user !== 'sammy2') },
    });
    const start = { id: 'start-0001', type: 'startGame' } as const;
    expect(await world.call({ type: 'command', user: 'robin1', command: start })).toMatchObject({
      error: 'notMember',
    });
    expect(await world.call({ type: 'join', person: person('newby5') })).toMatchObject({
      error: 'lobbyNotFound',
    });
    const create = { type: 'create', owner: person('newby5'), isPublic: false, capacity: 4 } as const;
    expect(await world.call(create)).toMatchObject({ error: 'codeTaken' });
  });

  test('is cleared if nothing of it is readable', async () => {
    const world = worldFrom({ ...stored, entries: { room: { shape: newest('room') + 1 } } });
    expect((await world.connect('robin1')).closedWith).toBe(4404);
    expect(world.storage.values.size).toBe(0);
  });
});

test('a stored report that the edge would reject is dropped, and the others are sent', async () => {
  const stored = all('room').findLast(([, name]) => name === 'finished')?.[2];
  if (!stored) throw new Error('No stored room in the phase `finished`');
  const world = worldFrom({
    ...stored,
    entries: { ...stored.entries, 'outbox:lobby/0': '{"type":"lobby"}' },
  });
  await world.connect('robin1');
  await world.pass(60_000);
  expect(world.edge.reports.map(({ type }) => type)).toEqual(['game']);
  expect(world.logged).toHaveLength(1);
});

test.each(all('room').filter(([, phase]) => phase === 'finished'))(
  'the waiting report of a game that version %i stored, %s, is a record of this version for the API',
  async (_version, _phase, stored) => {
    const world = worldFrom(stored);
    await world.connect('robin1');
    await world.pass(60_000);
    const reports = world.edge.reports.map((report) => v.parse(roomReportSchema, report));
    const players = reports.flatMap((report) => (report.type === 'game' ? report.game.players : []));
    expect(players).toEqual(
      roomIn(stored).seats.map(({ user }, color) => ({ ...person(user), confirmed: true, color })),
    );
    expect(world.logged).toEqual([]);
  },
);

test('an upgraded room reports its lobby again, because the old report contains an unknown phase', async () => {
  const stored = all('room').find(([, name]) => name === 'readying')?.[2];
  if (!stored) throw new Error('No stored room in the phase `readying`');
  const lobby = { code: 'ABCDEF', rev: 1, phase: 'readying' };
  const world = worldFrom({
    ...stored,
    entries: { ...stored.entries, 'outbox:lobby/0': JSON.stringify({ type: 'lobby', lobby }) },
  });
  await world.connect('robin1');
  await world.pass(1_000);
  expect(world.edge.reports[0]).toMatchObject({ type: 'lobby', lobby: { phase: 'readyCheck' } });
});

const userWorldFrom = ({ now, entries }: Stored): UserWorld => {
  const world = new UserWorld();
  world.now = now;
  for (const [key, value] of Object.entries(entries)) world.storage.values.set(key, serialize(value));
  return world;
};

describe('a user object', () => {
  test.each(all('user'))(
    'that version %i stored, %s, opens and goes offline',
    async (_version, name, stored) => {
      const world = userWorldFrom(stored);
      const socket = await world.connect({ madeAt: stored.now - 1_000 });
      expect(socket.closedWith).toBe(name === 'suspended' ? 4423 : null);
      if (name === 'online') await world.drop(socket);
      await world.pass(120_000);
      if (name === 'online') expect(world.told()).toEqual([false]);
      await world.pass(120_000);
      expect(world.storage.values.size).toBe(0);
      expect(world.logged).toEqual([]);
    },
  );

  test('of a newer version starts empty: a user who does not return is reported as offline', async () => {
    const stored = all('user').find(([, name]) => name === 'online')?.[2];
    if (!stored) throw new Error('No stored object of an online user');
    const world = userWorldFrom({ ...stored, entries: { ...stored.entries, shape: newest('user') + 1 } });
    await world.push();
    await world.pass(120_000);
    expect(world.told()).toEqual([false]);
    await world.pass(120_000);
    expect(world.storage.values.size).toBe(0);
  });
});
