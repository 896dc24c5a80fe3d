// @vitest-environment node
import { expect, it, vi } from 'vitest';
import { openFromNotification } from './notification-click.ts';

const tab = (frameType: string) => ({ frameType, focus: vi.fn(async () => undefined), postMessage: vi.fn() });

it('shows the open tab of the site, not a frame in it, and tells it of the press', async () => {
  const frame = tab('nested');
  const page = tab('top-level');
  const tabs = { matchAll: async () => [frame, page], openWindow: vi.fn() };
  await openFromNotification(tabs, { path: '/game' });
  expect(page.focus).toHaveBeenCalledOnce();
  expect(page.postMessage).toHaveBeenCalledExactlyOnceWith({ type: 'notificationPressed' });
  expect(frame.focus).not.toHaveBeenCalled();
  expect(tabs.openWindow).not.toHaveBeenCalled();
});

it('opens the page of the notification if no tab is open', async () => {
  const tabs = { matchAll: async () => [], openWindow: vi.fn(async () => undefined) };
  await openFromNotification(tabs, { path: '/game' });
  expect(tabs.openWindow).toHaveBeenCalledExactlyOnceWith('/game');
});
