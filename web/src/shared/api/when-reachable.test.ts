import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeFetch, refusal } from './testing/fake-fetch.ts';
import { retryDelays, whenReachable } from './when-reachable.ts';

let isUp = false;
let isHidden = false;
/** The times of the requests in seconds after the start of the test. */
let requests: number[] = [];
let startedAt = 0;

beforeEach(() => {
  vi.useFakeTimers();
  // Longer than any delay after the previous test.
  startedAt += 100 * retryDelays.max;
  vi.setSystemTime(startedAt);
  [isUp, isHidden, requests] = [false, false, []];
  vi.spyOn(document, 'hidden', 'get').mockImplementation(() => isHidden);
  vi.stubGlobal(
    'fetch',
    fakeFetch(() => {
      requests.push((Date.now() - startedAt) / 1_000);
      return isUp ? Response.json({ user: null }) : refusal(503, 'unavailable', 'Server error');
    }),
  );
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const wait = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1_000);
const emit = async (target: EventTarget, type: string) => {
  target.dispatchEvent(new Event(type));
  await wait(0);
};

test('waits longer after each failure, at most 30 s, and calls all callers once', async () => {
  const [first, second] = [vi.fn(), vi.fn()];
  whenReachable(first);
  whenReachable(second);
  await wait(100);
  expect(requests).toEqual([2, 6, 14, 30, 60, 90]);
  expect(first).not.toHaveBeenCalled();
  isUp = true;
  await wait(100);
  expect(first).toHaveBeenCalledOnce();
  expect(second).toHaveBeenCalledOnce();
  expect(requests).toHaveLength(7);
});

test('a caller that fails again immediately waits longer', async () => {
  isUp = true;
  let left = 3;
  const retry = () => {
    left -= 1;
    if (left > 0) whenReachable(retry);
  };
  whenReachable(retry);
  await wait(100);
  expect(requests).toEqual([2, 6, 14]);
});

test('asks immediately when the browser is online again', async () => {
  const retry = vi.fn();
  whenReachable(retry);
  await wait(20);
  isUp = true;
  await emit(window, 'online');
  expect(retry).toHaveBeenCalledOnce();
  await emit(window, 'online');
  expect(requests).toEqual([2, 6, 14, 20]);
});

test('asks nothing in a hidden tab, and immediately when it is visible again', async () => {
  const retry = vi.fn();
  isHidden = true;
  isUp = true;
  whenReachable(retry);
  await emit(window, 'online');
  await wait(100);
  expect(requests).toEqual([]);
  isHidden = false;
  await emit(document, 'visibilitychange');
  expect(retry).toHaveBeenCalledOnce();
});

test('a canceled caller is not called, and nothing is asked for it', async () => {
  const retry = vi.fn();
  isUp = true;
  whenReachable(retry)();
  await wait(100);
  await emit(window, 'online');
  expect(retry).not.toHaveBeenCalled();
  expect(requests).toEqual([]);
});
