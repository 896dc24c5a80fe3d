import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ApiError } from '../../shared/api/api-error.ts';
import type { OpenSocket, SocketHandlers } from './room-socket.ts';
import { openRoom } from './room-store.ts';
import { kim, robin, sam } from './testing/people.ts';
import { ScriptedRoom } from './testing/scripted-room.ts';

let room: ScriptedRoom;

beforeEach(() => {
  room = new ScriptedRoom({ owner: robin }).join(kim);
});

afterEach(() => vi.restoreAllMocks());

async function connect(user: string = robin.user) {
  const store = openRoom(room.code, room.wiringFor(user));
  await vi.waitFor(() => expect(store.getSnapshot().connection.status).toBe('live'));
  return store;
}

test('the first snapshot makes the connection live, and news reach the view', async () => {
  const store = await connect();
  expect(store.getSnapshot().view?.seats).toHaveLength(2);
  room.join(sam);
  expect(store.getSnapshot().view?.seats.map(({ username }) => username)).toContain('Samwise');
  expect(store.getSnapshot().lastEvent?.name).toBe('updateLobby');
});

test('parts of the view that did not change keep their identity', async () => {
  const store = await connect();
  const before = store.getSnapshot().view;
  room.join(sam);
  const after = store.getSnapshot().view;
  expect(after?.stage).toBe(before?.stage);
  expect(after?.seats).not.toBe(before?.seats);
});

test('a command resolves with the room’s answer', async () => {
  const store = await connect();
  await expect(store.send({ type: 'updateSettings', capacity: 8 })).resolves.toEqual({ ok: true });
  const refused = { ok: false, error: 'capacityTooSmall' };
  room.join(sam);
  await expect(store.send({ type: 'updateSettings', capacity: 2 })).resolves.toEqual(refused);
});

test('a command whose answer is lost is sent again under the same id, and acts once', async () => {
  const store = await connect();
  room.silence(true);
  const sent = store.send({ type: 'sendMessage', text: 'hello' });
  expect(store.getSnapshot().pendingChat.map(({ text }) => text)).toEqual(['hello']);
  room.cut(robin.user);
  expect(store.getSnapshot().connection.status).toBe('reconnecting');
  room.silence(false);
  room.restore(robin.user);
  await expect(sent).resolves.toEqual({ ok: true });
  const ids = room.received.map(({ id }) => id);
  expect(ids).toHaveLength(2);
  expect(new Set(ids).size).toBe(1);
  expect(store.getSnapshot().chat.filter(({ text }) => text === 'hello')).toHaveLength(1);
  expect(store.getSnapshot().pendingChat).toEqual([]);
});

test('while the connection is broken commands wait, and of drafts only the newest', async () => {
  const store = await connect();
  room.cut(robin.user);
  const draft = { type: 'saveDraft', gameId: 'game-1', theme: 'x', game: 0 } as const;
  void store.send({ ...draft, gameData: 1 });
  void store.send({ ...draft, gameData: 2 });
  void store.send({ type: 'updateSettings', capacity: 6 });
  expect(room.received).toEqual([]);
  room.restore(robin.user);
  expect(room.received.map(({ type }) => type)).toEqual(['saveDraft', 'updateSettings']);
  expect(room.received[0]).toMatchObject({ gameData: 2 });
});

describe('a frame that cannot be read', () => {
  /** A room whose frames come from the test. */
  const listen = async () => {
    let handlers: SocketHandlers | undefined;
    const wiring = room.wiringFor(robin.user);
    const reconnect = vi.fn();
    const open: OpenSocket = (address, given, ...rest) => {
      handlers = given;
      const socket = wiring.open(address, given, ...rest);
      return { ...socket, send: (data) => socket.send(data), close: () => socket.close(), reconnect };
    };
    const store = openRoom(room.code, { ...wiring, open });
    await vi.waitFor(() => expect(store.getSnapshot().connection.status).toBe('live'));
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    return { store, reconnect, hear: (frame: string) => handlers?.onMessage(frame) };
  };

  test.each(['{"type":', 'null', '{}', '[1]', '[{}]', ''])(
    '%s is dropped, and asks for a snapshot',
    async (frame) => {
      const { store, hear } = await listen();
      const { view } = store.getSnapshot();
      expect(() => hear(frame)).not.toThrow();
      expect(room.received.map(({ type }) => type)).toEqual(['resync']);
      expect(store.getSnapshot().view?.seats).toEqual(view?.seats);
    },
  );

  test('is followed by one new connection if the next two are no better', async () => {
    const { hear, reconnect } = await listen();
    room.silence(true);
    for (let count = 1; count <= 2; count += 1) hear('?');
    expect(reconnect).not.toHaveBeenCalled();
    for (let count = 3; count <= 6; count += 1) hear('?');
    expect(reconnect).toHaveBeenCalledTimes(1);
  });
});

test('a gap in what is received asks for a snapshot', async () => {
  const store = await connect();
  room.silence(true);
  room.join(sam);
  room.silence(false);
  room.act(robin.user, { type: 'updateSettings', capacity: 7 });
  await vi.waitFor(() => expect(store.getSnapshot().view?.room.capacity).toBe(7));
  expect(store.getSnapshot().view?.seats).toHaveLength(3);
  expect(room.received.map(({ type }) => type)).toEqual(['resync']);
});

test('an open socket that leaves a command unanswered is replaced', async () => {
  vi.useFakeTimers();
  try {
    const store = openRoom(room.code, room.wiringFor(robin.user));
    await vi.advanceTimersByTimeAsync(0);
    room.silence(true);
    const sent = store.send({ type: 'updateSettings', capacity: 6 });
    room.received.length = 0;
    setTimeout(() => room.silence(false), 7_900);
    await vi.advanceTimersByTimeAsync(8_001);
    await expect(sent).resolves.toEqual({ ok: true });
    expect(room.received).toHaveLength(1);
  } finally {
    vi.useRealTimers();
  }
});

test('being kicked ends the connection for good, and answers what still waited', async () => {
  const store = await connect(kim.user);
  room.silence(true);
  const sent = store.send({ type: 'sendMessage', text: 'wait' });
  room.act(robin.user, { type: 'kickPlayer', player: kim.user });
  expect(store.getSnapshot().connection).toEqual({ status: 'ended', reason: 'kicked' });
  await expect(sent).resolves.toEqual({ ok: false, error: 'notMember' });
});

test.each([
  [401, 'sessionEnded'],
  [403, 'notMember'],
  [404, 'notMember'],
] as const)('a ticket refused with %i ends the connection: %s', async (status, reason) => {
  const open: OpenSocket = (address) => {
    address().catch(() => undefined);
    return {
      send: () => undefined,
      watch: () => undefined,
      reconnect: () => undefined,
      close: () => undefined,
    };
  };
  const address = () => Promise.reject(new ApiError(status, 'refused', 'No'));
  const store = openRoom(room.code, { open, address });
  await vi.waitFor(() => expect(store.getSnapshot().connection).toEqual({ status: 'ended', reason }));
});

test('a server error while asking for a ticket is tried again', async () => {
  let handlers: SocketHandlers | undefined;
  const open: OpenSocket = (address, given) => {
    handlers = given;
    address().catch(() => given.onClose(1006));
    return {
      send: () => undefined,
      watch: () => undefined,
      reconnect: () => undefined,
      close: () => undefined,
    };
  };
  const address = () => Promise.reject(new ApiError(503, 'unavailable', 'Server error'));
  const store = openRoom(room.code, { open, address });
  await vi.waitFor(() => expect(handlers).toBeDefined());
  expect(store.getSnapshot().connection.status).toBe('connecting');
});

test('the clocks’ difference is known, so that countdowns agree', async () => {
  const ahead = new ScriptedRoom({ owner: robin, now: () => Date.now() + 60_000 });
  const store = openRoom(ahead.code, { ...ahead.wiringFor(robin.user), now: Date.now });
  await vi.waitFor(() => expect(store.getSnapshot().connection.status).toBe('live'));
  expect(store.getSnapshot().clockOffset).toBeGreaterThan(59_000);
  expect(store.getSnapshot().clockOffset).toBeLessThan(61_000);
});

describe('which page is shown', () => {
  const pages = () => room.received.flatMap((command) => (command.type === 'viewPage' ? [command.page] : []));
  /** Longer than a page has to be shown to be told. */
  const settled = () => vi.advanceTimersByTimeAsync(1_500);
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  const opened = async () => {
    const store = openRoom(room.code, room.wiringFor(robin.user));
    await vi.advanceTimersByTimeAsync(0);
    return store;
  };

  test('is told while a game runs, once it has been shown for a moment', async () => {
    const store = await opened();
    store.showPage('other');
    await settled();
    expect(pages()).toEqual([]);
    room.act(robin.user, { type: 'startGame' });
    store.showPage('game');
    await settled();
    expect(pages()).toEqual([]);
    store.showPage('other');
    await settled();
    store.showPage('game');
    await settled();
    expect(pages()).toEqual(['other', 'game']);
  });

  test('is told again on a new connection, and who is elsewhere is known', async () => {
    const store = await opened();
    room.act(robin.user, { type: 'startGame' });
    store.showPage('other');
    await settled();
    expect(store.getSnapshot().elsewhere).toEqual([robin.user]);
    room.cut(robin.user);
    room.restore(robin.user);
    expect(store.getSnapshot().elsewhere).toEqual([]);
    await settled();
    expect(pages()).toEqual(['other', 'other']);
    expect(store.getSnapshot().elsewhere).toEqual([robin.user]);
  });
});
