import { act, renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { setBlocked, setMuted, useMuted } from './muted.ts';

test('hides the messages of muted and of blocked users, until each is unmuted or unblocked', () => {
  const { result } = renderHook(useMuted);
  act(() => setMuted('user-kim', true));
  act(() => setBlocked(['user-sam']));
  expect([...result.current].sort()).toEqual(['user-kim', 'user-sam']);
  act(() => setBlocked([]));
  expect([...result.current]).toEqual(['user-kim']);
  act(() => setMuted('user-kim', false));
  expect([...result.current]).toEqual([]);
});

test('a user who was muted before a reload stays muted', async () => {
  setMuted('user-kim', true);
  vi.resetModules();
  const reloaded = await import('./muted.ts');
  const { result } = renderHook(reloaded.useMuted);
  expect([...result.current]).toEqual(['user-kim']);
});
