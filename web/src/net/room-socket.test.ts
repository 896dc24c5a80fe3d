import { closeCodes } from '@tallyho/game/protocol/close-codes';
import { expect, test, vi } from 'vitest';
import { openSocket } from './room-socket.ts';

/** A socket that opens at once and does what the test tells it. */
class FakeSocket extends EventTarget {
  static readonly made: FakeSocket[] = [];
  readyState: number = WebSocket.CONNECTING;
  readonly send = vi.fn();
  constructor() {
    super();
    FakeSocket.made.push(this);
    queueMicrotask(() => {
      this.readyState = WebSocket.OPEN;
      this.dispatchEvent(new Event('open'));
    });
  }
  close(code = 1000): void {
    this.readyState = WebSocket.CLOSED;
    this.dispatchEvent(new CloseEvent('close', { code }));
  }
}

const soon = 10_000;

function open(onClose: (code: number, close: () => void) => void, greetEvery?: number) {
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', Object.assign(FakeSocket, { OPEN: 1, CLOSED: 3, CONNECTING: 0, CLOSING: 2 }));
  const address = vi.fn(async () => 'ws://rooms.example/');
  const socket = openSocket(
    address,
    {
      onOpen: () => {},
      onMessage: () => {},
      onClose: (code) => onClose(code, () => socket.close()),
    },
    greetEvery,
  );
  return address;
}

test('a broken connection is made anew, with a fresh address', async () => {
  const address = open(() => {});
  await vi.advanceTimersByTimeAsync(soon);
  FakeSocket.made.at(-1)?.close(1006);
  await vi.advanceTimersByTimeAsync(soon);
  expect(address).toHaveBeenCalledTimes(2);
});

test('whoever closes when the server did asks for no further address', async () => {
  const address = open((_, close) => close());
  await vi.advanceTimersByTimeAsync(soon);
  FakeSocket.made.at(-1)?.close(closeCodes.kicked);
  await vi.advanceTimersByTimeAsync(soon);
  expect(address).toHaveBeenCalledTimes(1);
});

test.each([
  ['every 20 s', undefined, 4],
  ['as often as wanted', 40_000, 2],
])('it greets when it opens, and then %s', async (_often, greetEvery, times) => {
  open(() => {}, greetEvery);
  await vi.advanceTimersByTimeAsync(soon);
  const { send } = FakeSocket.made.at(-1) ?? { send: vi.fn() };
  expect(send.mock.calls).toEqual([['']]);
  await vi.advanceTimersByTimeAsync(80_000 - soon);
  expect(send).toHaveBeenCalledTimes(1 + times);
});
