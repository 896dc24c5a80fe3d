// @vitest-environment node
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { OpenSocket, SocketHandlers } from './room-socket.ts';
import { connectTo, openUntilFinished } from './testing/live-room.ts';
import { kim, robin, sam } from './testing/people.ts';
import { ScriptedRoom } from './testing/scripted-room.ts';

let room: ScriptedRoom;

beforeEach(() => {
  room = new ScriptedRoom({ owner: robin }).join(kim);
});

afterEach(() => vi.restoreAllMocks());

const connect = (user?: string) => connectTo(room, user);

test('sets the connection live after the first snapshot and applies later updates to the view', async () => {
  const store = await connect();
  expect(store.getSnapshot().view?.seats).toHaveLength(2);
  room.join(sam);
  expect(store.getSnapshot().view?.seats.map(({ username }) => username)).toContain('Samwise');
  expect(store.getSnapshot().lastEvent?.name).toBe('updateLobby');
});

test('uses a given ticket for the first connection only, because it works once', async () => {
  let dial = async () => '';
  const open: OpenSocket = (address) => {
    dial = address;
    return { send: () => {}, watch: () => {}, reconnect: () => {}, close: () => {} };
  };
  const ticket = { ticket: 'given', url: 'ws://rooms.test' };
  openUntilFinished(room.code, { open, address: async () => 'requested', ticket });
  expect(await dial()).toMatch(`ws://rooms.test/parties/main/${room.code}?ticket=given&`);
  expect(await dial()).toBe('requested');
});

test('keeps the identity of unchanged parts of the view', async () => {
  const store = await connect();
  const before = store.getSnapshot().view;
  room.join(sam);
  const after = store.getSnapshot().view;
  expect(after?.stage).toBe(before?.stage);
  expect(after?.seats).not.toBe(before?.seats);
});

test('resolves a command with the room’s response', async () => {
  const store = await connect();
  await expect(store.send({ type: 'updateSettings', capacity: 8 })).resolves.toEqual({ ok: true });
  const refused = { ok: false, error: 'capacityTooSmall' };
  room.join(sam);
  await expect(store.send({ type: 'updateSettings', capacity: 2 })).resolves.toEqual(refused);
});

test('sends a command again with the same id when its response is lost, and the room applies it once', async () => {
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

describe('moods', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    room = new ScriptedRoom({ owner: robin, now: () => Date.now() }).join(kim);
  });
  afterEach(() => void vi.useRealTimers());
  const opened = async () => {
    const store = openUntilFinished(room.code, room.wiringFor(robin.user));
    await vi.advanceTimersByTimeAsync(0);
    return store;
  };

  test('are shown for four seconds each; a newer one starts again', async () => {
    const store = await opened();
    room.act(kim.user, { type: 'showMood', mood: 'smug' });
    expect(store.getSnapshot().moods).toEqual({ [kim.user]: 'smug' });
    await vi.advanceTimersByTimeAsync(2_000);
    void store.send({ type: 'showMood', mood: 'shocked' });
    room.act(kim.user, { type: 'showMood', mood: 'asleep' });
    await vi.advanceTimersByTimeAsync(3_999);
    expect(store.getSnapshot().moods).toEqual({ [kim.user]: 'asleep', [robin.user]: 'shocked' });
    await vi.advanceTimersByTimeAsync(1);
    expect(store.getSnapshot().moods).toEqual({});
  });

  test('that were pressed while the connection was broken are not sent afterwards', async () => {
    const store = await opened();
    room.cut(robin.user);
    const result = store.send({ type: 'showMood', mood: 'smug' });
    void store.send({ type: 'updateSettings', capacity: 6 });
    room.restore(robin.user);
    expect(room.received.map(({ type }) => type)).toEqual(['updateSettings']);
    await expect(result).resolves.toEqual({ ok: true });
  });
});

test('keeps commands while the connection is broken, but only the newest draft', async () => {
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

describe('an unreadable frame', () => {
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
    const store = openUntilFinished(room.code, { ...wiring, open });
    await expect.poll(() => store.getSnapshot().connection.status).toBe('live');
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    return { store, reconnect, hear: (frame: string) => handlers?.onMessage(frame) };
  };

  test.each(['{"type":', 'null', '{}', '[1]', '[{}]', ''])(
    '%s is dropped and triggers a snapshot request',
    async (frame) => {
      const { store, hear } = await listen();
      const { view } = store.getSnapshot();
      expect(() => hear(frame)).not.toThrow();
      expect(room.received.map(({ type }) => type)).toEqual(['resync']);
      expect(store.getSnapshot().view?.seats).toEqual(view?.seats);
    },
  );

  test('is followed by another request if the room refuses the first', async () => {
    const { hear } = await listen();
    vi.useFakeTimers();
    try {
      room.silence(true);
      hear('?');
      hear(JSON.stringify([{ ack: room.received[0]?.id, ok: false, error: 'rateLimited' }]));
      vi.advanceTimersByTime(2_000);
      expect(room.received.map(({ type }) => type)).toEqual(['resync', 'resync']);
    } finally {
      vi.useRealTimers();
    }
  });

  test('opens one new connection if the next two frames are unreadable too', async () => {
    const { hear, reconnect } = await listen();
    room.silence(true);
    for (let count = 1; count <= 2; count += 1) hear('?');
    expect(reconnect).not.toHaveBeenCalled();
    for (let count = 3; count <= 6; count += 1) hear('?');
    expect(reconnect).toHaveBeenCalledTimes(1);
  });
});

test('requests a snapshot when it detects a gap in the received frames', async () => {
  const store = await connect();
  room.silence(true);
  room.join(sam);
  room.silence(false);
  room.act(robin.user, { type: 'updateSettings', capacity: 7 });
  await expect.poll(() => store.getSnapshot().view?.room.capacity).toBe(7);
  expect(store.getSnapshot().view?.seats).toHaveLength(3);
  expect(room.received.map(({ type }) => type)).toEqual(['resync']);
});

test('replaces an open socket that does not respond to a command', async () => {
  vi.useFakeTimers();
  try {
    const store = openUntilFinished(room.code, room.wiringFor(robin.user));
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

describe('the deadline of a response', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  /** A connected store, a function that loses its next command, and a spy for its reconnections. */
  const connectWithSpy = async () => {
    const wiring = room.wiringFor(robin.user);
    const reconnect = vi.fn();
    const isDropped = { next: false };
    const open: OpenSocket = (...opened) => {
      const socket = wiring.open(...opened);
      return {
        watch: (isPinged) => socket.watch(isPinged),
        close: () => socket.close(),
        send: (data) => {
          if (!isDropped.next) socket.send(data);
          isDropped.next = false;
        },
        reconnect,
      };
    };
    const store = openUntilFinished(room.code, { ...wiring, open });
    await vi.advanceTimersByTimeAsync(0);
    const dropNext = () => {
      isDropped.next = true;
    };
    return { store, reconnect, dropNext };
  };

  test('is not extended by other frames or by responses to later commands', async () => {
    const { store, reconnect, dropNext } = await connectWithSpy();
    dropNext();
    void store.send({ type: 'updateSettings', capacity: 6 });
    for (let second = 1; second < 8; second += 1) {
      await vi.advanceTimersByTimeAsync(1_000);
      room.act(robin.user, { type: 'updateSettings', capacity: 5 + (second % 2) });
      await expect(store.send({ type: 'updateSettings', isPublic: second % 2 === 0 })).resolves.toEqual({
        ok: true,
      });
    }
    expect(reconnect).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1_001);
    expect(reconnect).toHaveBeenCalledTimes(1);
  });

  test('ends with the response, even if a later command is still waiting', async () => {
    const { store, reconnect, dropNext } = await connectWithSpy();
    await expect(store.send({ type: 'updateSettings', capacity: 6 })).resolves.toEqual({ ok: true });
    await vi.advanceTimersByTimeAsync(7_000);
    dropNext();
    void store.send({ type: 'updateSettings', capacity: 7 });
    await vi.advanceTimersByTimeAsync(7_999);
    expect(reconnect).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(reconnect).toHaveBeenCalledTimes(1);
  });

  test('does not run while the connection is broken, and starts again when the command is sent again', async () => {
    const { store, reconnect, dropNext } = await connectWithSpy();
    dropNext();
    void store.send({ type: 'updateSettings', capacity: 6 });
    await vi.advanceTimersByTimeAsync(5_000);
    room.cut(robin.user);
    await vi.advanceTimersByTimeAsync(60_000);
    dropNext();
    room.restore(robin.user);
    await vi.advanceTimersByTimeAsync(7_999);
    expect(reconnect).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(reconnect).toHaveBeenCalledTimes(1);
  });
});

test('measures the clock difference so that countdowns agree', async () => {
  const now = Date.now();
  const ahead = new ScriptedRoom({ owner: robin, now: () => now + 60_000 });
  const store = openUntilFinished(ahead.code, { ...ahead.wiringFor(robin.user), now: () => now });
  await expect.poll(() => store.getSnapshot().connection.status).toBe('live');
  expect(store.getSnapshot().clockOffset).toBe(60_000);
});

describe('the page that is shown', () => {
  const pages = () => room.received.flatMap((command) => (command.type === 'viewPage' ? [command.page] : []));
  /** Longer than a page must be shown before it is reported. */
  const settled = () => vi.advanceTimersByTimeAsync(1_500);
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  const opened = async () => {
    const store = openUntilFinished(room.code, room.wiringFor(robin.user));
    await vi.advanceTimersByTimeAsync(0);
    return store;
  };

  test('is reported while a game runs, after it has been shown for a moment', async () => {
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

  test('is reported again on a new connection, and the store knows which players are on other pages', async () => {
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
