import { defaultTimings } from '@tallyho/game/limits';
import { closeCodes } from '@tallyho/game/protocol/close-codes';
import { heartbeatFrame, pingFrame } from '@tallyho/game/protocol/heartbeat';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { openSocket } from './room-socket.ts';

/** A socket under the test's control. It opens immediately unless the network is down. */
class FakeSocket extends EventTarget {
  static made: FakeSocket[] = [];
  static isNetworkDown = false;
  readyState: number = WebSocket.CONNECTING;
  readonly send = vi.fn();
  constructor() {
    super();
    FakeSocket.made.push(this);
    queueMicrotask(() => {
      if (FakeSocket.isNetworkDown) return;
      this.readyState = WebSocket.OPEN;
      this.dispatchEvent(new Event('open'));
    });
  }
  receive(data: string): void {
    this.dispatchEvent(new MessageEvent('message', { data }));
  }
  close(code = 1000): void {
    this.readyState = WebSocket.CLOSED;
    this.dispatchEvent(new CloseEvent('close', { code }));
  }
}

const soon = 10_000;
const { pingEvery, roomSilentAfter } = defaultTimings;
/** Advances the time far enough for every detection to have run. */
const noticed = 5_000;

let opened: { close(): void }[] = [];
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', Object.assign(FakeSocket, { OPEN: 1, CLOSED: 3, CONNECTING: 0, CLOSING: 2 }));
  FakeSocket.made = [];
  FakeSocket.isNetworkDown = false;
});
afterEach(() => {
  for (const socket of opened) socket.close();
  opened = [];
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function open({
  onClose,
  heartbeatEvery,
}: {
  onClose?: (close: () => void) => void;
  heartbeatEvery?: number;
} = {}) {
  const address = vi.fn(async () => 'ws://rooms.example/');
  const closes: number[] = [];
  const messages: string[] = [];
  const socket = openSocket(
    address,
    {
      onOpen: () => {},
      onMessage: (data) => messages.push(data),
      onClose: (code) => {
        closes.push(code);
        onClose?.(() => socket.close());
      },
    },
    heartbeatEvery,
  );
  opened.push(socket);
  return { socket, address, closes, messages };
}

const newest = (): FakeSocket => {
  const socket = FakeSocket.made.at(-1);
  if (!socket) throw new Error('No socket was opened');
  return socket;
};

const ping = pingFrame(7);

/** Advances the time while the room sends pings. */
async function pinged(ms: number): Promise<void> {
  for (let passed = 0; passed < ms; passed += pingEvery) {
    newest().receive(ping);
    await vi.advanceTimersByTimeAsync(pingEvery);
  }
}

/** Freezes the page: time passes, but its timers do not run. */
const freeze = (ms: number) => vi.setSystemTime(Date.now() + ms);
const show = () => document.dispatchEvent(new Event('visibilitychange'));

test('reconnects with a fresh address after the connection breaks', async () => {
  const { address } = open();
  await vi.advanceTimersByTimeAsync(soon);
  newest().close(1006);
  await vi.advanceTimersByTimeAsync(soon);
  expect(address).toHaveBeenCalledTimes(2);
});

test('does not request another address when the client and the server close together', async () => {
  const { address } = open({ onClose: (close) => close() });
  await vi.advanceTimersByTimeAsync(soon);
  newest().close(closeCodes.kicked);
  await vi.advanceTimersByTimeAsync(soon);
  expect(address).toHaveBeenCalledTimes(1);
});

test.each([
  ['every 20 s', undefined, 4],
  ['as often as wanted', 40_000, 2],
])('sends a heartbeat when it opens, and then %s', async (_often, heartbeatEvery, times) => {
  open(heartbeatEvery === undefined ? {} : { heartbeatEvery });
  await vi.advanceTimersByTimeAsync(soon);
  expect(newest().send.mock.calls).toEqual([[heartbeatFrame]]);
  await vi.advanceTimersByTimeAsync(80_000 - soon);
  expect(newest().send).toHaveBeenCalledTimes(1 + times);
});

test('responds to a ping immediately with its number, and does not report it as a message', async () => {
  const { messages } = open();
  await vi.advanceTimersByTimeAsync(0);
  newest().send.mockClear();
  newest().receive(ping);
  newest().receive('[{}]');
  expect(newest().send.mock.calls).toEqual([['7']]);
  expect(messages).toEqual(['[{}]']);
});

describe('a dead connection without a close event', () => {
  test('is replaced by a fresh socket within 5 s while a game runs, and the old socket is dropped', async () => {
    const { socket, address, closes } = open();
    await vi.advanceTimersByTimeAsync(0);
    socket.watch(true);
    await pinged(60_000);
    expect(closes).toEqual([]);
    const dead = newest();
    // The last ping arrived two seconds ago: this is the longest time that a cut can stay undetected.
    dead.receive(ping);
    await vi.advanceTimersByTimeAsync(roomSilentAfter - 1);
    expect(closes).toEqual([]);
    await vi.advanceTimersByTimeAsync(noticed - roomSilentAfter + 1);
    expect([closes, dead.readyState, FakeSocket.made.length]).toEqual([[1006], 3, 2]);
    expect(address).toHaveBeenCalledTimes(2);
    dead.receive('[late]');
    await pinged(60_000);
    expect(closes).toEqual([1006]);
  });

  test('is not detected while no game runs', async () => {
    const { socket, closes } = open();
    await vi.advanceTimersByTimeAsync(0);
    socket.watch(true);
    await pinged(10_000);
    socket.watch(false);
    await vi.advanceTimersByTimeAsync(600_000);
    expect(closes).toEqual([]);
  });

  test('is not assumed on a slow connection whose pings take between 0 and 2 s', async () => {
    const { socket, closes } = open();
    await vi.advanceTimersByTimeAsync(0);
    socket.watch(true);
    for (let round = 0; round < 100; round += 1) {
      await vi.advanceTimersByTimeAsync(round % 2 === 0 ? pingEvery + 2_000 : 0);
      newest().receive(ping);
    }
    expect(closes).toEqual([]);
  });

  test('is retried repeatedly, and immediately when the network is back', async () => {
    const { socket, address } = open();
    await vi.advanceTimersByTimeAsync(0);
    socket.watch(true);
    FakeSocket.isNetworkDown = true;
    await vi.advanceTimersByTimeAsync(60_000);
    expect(address.mock.calls.length).toBeGreaterThan(3);
    // In the middle of a connection attempt.
    const tries = address.mock.calls.length;
    while (address.mock.calls.length === tries) await vi.advanceTimersByTimeAsync(100);
    await vi.advanceTimersByTimeAsync(2_000);
    FakeSocket.isNetworkDown = false;
    window.dispatchEvent(new Event('online'));
    await vi.advanceTimersByTimeAsync(0);
    expect(newest().readyState).toBe(WebSocket.OPEN);
  });
});

describe('a frozen page', () => {
  test('checks its connection when it becomes visible, and replaces it if no frame arrives', async () => {
    const { socket, closes } = open();
    await vi.advanceTimersByTimeAsync(0);
    socket.watch(true);
    await pinged(10_000);
    freeze(30_000);
    show();
    await vi.advanceTimersByTimeAsync(500);
    expect(closes).toEqual([1006]);
  });

  test('keeps a connection that delivers pings after the wake-up, and responds to them', async () => {
    const { socket, closes } = open();
    await vi.advanceTimersByTimeAsync(0);
    socket.watch(true);
    await pinged(10_000);
    newest().send.mockClear();
    freeze(30_000);
    show();
    newest().receive(ping);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(closes).toEqual([]);
    expect(newest().send).toHaveBeenCalledWith('7');
  });

  test.each([
    ['makes a new line where it slept for longer than the room waits, also without a game', 180_000, 2],
    ['leaves its line alone after a short sleep without a game', 30_000, 1],
  ])('%s', async (_rule, slept, sockets) => {
    open();
    await vi.advanceTimersByTimeAsync(soon);
    freeze(slept);
    show();
    await vi.advanceTimersByTimeAsync(1_000);
    expect(FakeSocket.made).toHaveLength(sockets);
  });

  test.each([
    ['outside games', false],
    ['during a game', true],
  ])(
    'makes a new line as soon as its computer wakes up, also after a short sleep, %s',
    async (_when, isPlaying) => {
      const { socket, address } = open();
      await vi.advanceTimersByTimeAsync(0);
      socket.watch(isPlaying);
      await pinged(10_000);
      freeze(30_000);
      document.dispatchEvent(new Event('resume'));
      window.dispatchEvent(new Event('online'));
      await vi.advanceTimersByTimeAsync(0);
      expect([FakeSocket.made.length, address.mock.calls.length, newest().readyState]).toEqual([
        2,
        2,
        WebSocket.OPEN,
      ]);
    },
  );

  test('detects the freeze by its own timers if no event reports it', async () => {
    open();
    await vi.advanceTimersByTimeAsync(soon);
    freeze(180_000);
    await vi.advanceTimersByTimeAsync(20_000);
    expect(FakeSocket.made).toHaveLength(2);
  });
});
