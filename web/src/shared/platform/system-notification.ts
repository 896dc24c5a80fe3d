import type { Notice } from './contract.ts';
import { serviceWorkerRegistration } from './service-worker.ts';
import { isPress, type NotificationData } from './worker-messages.ts';

/** One notification at a time: a new one replaces the last one, and makes its sound again. */
const options = { tag: 'tallyho', renotify: true, icon: '/icons/icon-192.png', badge: '/icons/badge-96.png' };

/** Of the notification that was shown last; null before the first one of the service worker. */
let pressed: (() => void) | null = null;

/**
 * Shows a system notification. A press on it shows this page and calls `onPress`; the notification disappears when the page is
 * shown. The service worker shows it if there is one, because Android allows no others. Requires the permission.
 */
export async function showSystemNotification({ title, body }: Notice, onPress: () => void): Promise<void> {
  const registration = await serviceWorkerRegistration();
  if (registration?.active) {
    if (pressed === null) navigator.serviceWorker.addEventListener('message', onMessage);
    pressed = onPress;
    const data: NotificationData = { path: window.location.pathname };
    await registration.showNotification(title, { ...options, body, data });
    whenVisible(async () => {
      for (const shown of await registration.getNotifications({ tag: options.tag })) shown.close();
    });
    return;
  }
  const shown = new Notification(title, { ...options, body });
  shown.addEventListener('click', () => {
    window.focus();
    onPress();
  });
  whenVisible(() => shown.close());
}

function onMessage({ data }: MessageEvent<unknown>): void {
  if (isPress(data)) pressed?.();
}

/** Calls `action` once, when the page becomes visible. */
function whenVisible(action: () => void): void {
  const stop = new AbortController();
  const check = () => {
    if (document.visibilityState !== 'visible') return;
    stop.abort();
    action();
  };
  document.addEventListener('visibilitychange', check, { signal: stop.signal });
}
