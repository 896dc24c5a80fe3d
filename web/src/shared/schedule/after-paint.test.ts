import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { afterPaint } from './after-paint.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('runs in a task of its own after the next frame', () => {
  const order: string[] = [];
  afterPaint(() => order.push('callback'));
  requestAnimationFrame(() => order.push('frame'));
  vi.runAllTimers();
  expect(order).toEqual(['frame', 'callback']);
});

test('can be cancelled before the frame and after it', () => {
  const callback = vi.fn();
  afterPaint(callback)();
  const cancel = afterPaint(callback);
  requestAnimationFrame(cancel);
  vi.runAllTimers();
  expect(callback).not.toHaveBeenCalled();
});
