import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { setConnection } from './connection.ts';
import { startPollingFallback } from './polling-fallback.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  setConnection('down');
  vi.useRealTimers();
});

function start(isBehind = false) {
  const poll = vi.fn(async () => undefined);
  const check = vi.fn(async () => isBehind);
  const reconnect = vi.fn();
  const stop = startPollingFallback({ poll, isBehind: check, reconnect });
  return { poll, check, reconnect, stop };
}
const move = () => window.dispatchEvent(new Event('pointermove'));
const pass = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1_000);

test('polls every 15 s while the socket is down', async () => {
  const { poll, check, stop } = start();
  await pass(45);
  expect(poll).toHaveBeenCalledTimes(3);
  expect(check).not.toHaveBeenCalled();
  stop();
  await pass(60);
  expect(poll).toHaveBeenCalledTimes(3);
});

test('does not poll for a user who is idle for 60 s, and polls immediately when they return', async () => {
  const { poll, stop } = start();
  await pass(300);
  const asked = poll.mock.calls.length;
  expect(asked).toBeLessThanOrEqual(4);
  move();
  expect(poll).toHaveBeenCalledTimes(asked + 1);
  stop();
});

test('checks a live socket once a minute, and reconnects it only if it failed to deliver something', async () => {
  setConnection('live');
  const fine = start();
  for (let minute = 0; minute < 2; minute += 1) {
    await pass(30);
    move();
    await pass(30);
  }
  expect(fine.poll).not.toHaveBeenCalled();
  expect(fine.check).toHaveBeenCalledTimes(2);
  expect(fine.reconnect).not.toHaveBeenCalled();
  fine.stop();

  const dead = start(true);
  await pass(30);
  move();
  await pass(30);
  expect(dead.reconnect).toHaveBeenCalledOnce();
  dead.stop();
});
