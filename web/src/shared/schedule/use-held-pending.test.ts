import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { useHeldPending } from './use-held-pending.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

const open = (isPending: boolean) =>
  renderHook((pending: boolean) => useHeldPending(pending, 200), { initialProps: isPending });
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));

test('a short request is pending for the minimum time', () => {
  const { result, rerender } = open(true);
  pass(50);
  rerender(false);
  expect(result.current).toBe(true);
  pass(149);
  expect(result.current).toBe(true);
  pass(1);
  expect(result.current).toBe(false);
});

test('a long request is pending until it ends, and no longer', () => {
  const { result, rerender } = open(true);
  pass(900);
  expect(result.current).toBe(true);
  rerender(false);
  expect(result.current).toBe(false);
});

test('is never pending if the value was there from the start', () => {
  expect(open(false).result.current).toBe(false);
});

test('holds again when something is pending later', () => {
  const { result, rerender } = open(false);
  rerender(true);
  rerender(false);
  expect(result.current).toBe(true);
  pass(200);
  expect(result.current).toBe(false);
});
