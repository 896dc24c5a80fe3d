import { serviceWorkerRegistration } from './service-worker.ts';
import type { NotificationData } from './worker-messages.ts';

/** One notification at a time: a new one replaces the last one, and makes its sound again. */
const options = { tag: 'tallyho', renotify: true, icon: '/icons/icon-192.png', badge: '/icons/badge-96.png' };

/**
 * Shows a system notification. A press on it shows this page; the notification disappears when the page is shown. The service
 * worker shows it if there is one, because Android allows no others. Requires the permission.
 */
export async function showSystemNotification(title: string, body: string): Promise<void> {
  const registration = await serviceWorkerRegistration();
  if (registration?.active) {
    const data: NotificationData = { path: window.location.pathname };
    await registration.showNotification(title, { ...options, body, data });
    whenVisible(async () => {
      for (const shown of await registration.getNotifications({ tag: options.tag })) shown.close();
    });
    return;
  }
  const shown = new Notification(title, { ...options, body });
  shown.addEventListener('click', () => window.focus());
  whenVisible(() => shown.close());
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
