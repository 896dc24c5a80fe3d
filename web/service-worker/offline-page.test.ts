import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { reloadWhenOnline } from './offline-page.ts';

const reload = vi.fn();
let isOnline: boolean;
let stop: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  reload.mockReset();
  isOnline = false;
  vi.stubGlobal('fetch', async () => {
    if (!isOnline) throw new TypeError('Failed to fetch');
    return new Response();
  });
  stop = reloadWhenOnline(reload);
});
afterEach(() => stop());

it('reloads within five seconds after the server responds again, not before', async () => {
  await vi.advanceTimersByTimeAsync(60_000);
  expect(reload).not.toHaveBeenCalled();
  isOnline = true;
  await vi.advanceTimersByTimeAsync(5_000);
  expect(reload).toHaveBeenCalledOnce();
});

it('checks immediately when the browser reports a connection', async () => {
  isOnline = true;
  window.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(0);
  expect(reload).toHaveBeenCalled();
});

it('sends no requests while it is hidden', async () => {
  isOnline = true;
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(reload).not.toHaveBeenCalled();
});
