import type { NotificationData, NotificationPress } from '../src/shared/platform/worker-messages.ts';

/** The part of a browser tab that is used here. */
interface Tab {
  readonly frameType: string;
  focus(): Promise<unknown>;
  postMessage(message: NotificationPress): void;
}

/** The part of the worker's `clients` that is used here. */
interface Tabs {
  matchAll(options: { type: 'window'; includeUncontrolled: true }): Promise<readonly Tab[]>;
  openWindow(path: string): Promise<unknown>;
}

/** Shows the open tab of the site, and tells it of the press; if there is none, opens the notification's page. */
export async function openFromNotification(tabs: Tabs, data: NotificationData): Promise<void> {
  const open = await tabs.matchAll({ type: 'window', includeUncontrolled: true });
  // The list starts with the tab that had the focus last.
  const tab = open.find(({ frameType }) => frameType !== 'nested');
  if (!tab) {
    await tabs.openWindow(data.path);
    return;
  }
  tab.postMessage({ type: 'notificationPressed' });
  await tab.focus();
}
