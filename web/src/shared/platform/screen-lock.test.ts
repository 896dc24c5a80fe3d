import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createScreenLock } from './screen-lock.ts';

/** The browser's part: locks that are released by the page, or by the browser when the page is hidden. */
const locks: { released: boolean; release: () => Promise<void> }[] = [];
const request = vi.fn();

beforeEach(() => {
  locks.length = 0;
  request.mockReset().mockImplementation(async () => {
    const lock = {
      released: false,
      release: async () => {
        lock.released = true;
      },
    };
    locks.push(lock);
    return lock;
  });
  Object.defineProperty(navigator, 'wakeLock', { configurable: true, value: { request } });
});
afterEach(() => {
  Reflect.deleteProperty(navigator, 'wakeLock');
});

const held = () => locks.filter(({ released }) => !released).length;

test('holds one lock while it is wanted, and a new one after the browser has ended it', async () => {
  const keepOn = createScreenLock();
  await Promise.all([keepOn(true), keepOn(true)]);
  await keepOn(true);
  expect(locks).toHaveLength(1);
  await locks[0]?.release();
  await keepOn(true);
  expect(held()).toBe(1);
  await keepOn(false);
  expect(held()).toBe(0);
});

test('releases a lock that arrives after it is no longer wanted', async () => {
  const keepOn = createScreenLock();
  const pending = keepOn(true);
  await keepOn(false);
  await pending;
  expect(locks).toHaveLength(1);
  expect(held()).toBe(0);
});

test('does nothing if the browser refuses or has no such lock', async () => {
  const keepOn = createScreenLock();
  request.mockRejectedValue(new DOMException('Low battery', 'NotAllowedError'));
  await keepOn(true);
  await keepOn(false);
  Reflect.deleteProperty(navigator, 'wakeLock');
  await expect(createScreenLock()(true)).resolves.toBeUndefined();
});
