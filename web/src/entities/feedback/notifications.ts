import { useSyncExternalStore } from 'react';
import { platform } from '../../shared/platform/platform.ts';
import { textItem } from '../../shared/storage/storage-item.ts';
import { createStore } from '../../shared/store/store.ts';

/**
 * Whether system notifications are shown on this device. `blocked`: the user has forbidden them in the browser, which only
 * the browser's own settings can change.
 */
type Notifications = 'on' | 'off' | 'blocked';

const stored = textItem('local', 'notifications');
/** Notifies the components of a change. The state itself is stored by the browser. */
const changes = createStore(0);

function current(): Notifications {
  const permission = platform.notificationPermission();
  if (permission === 'denied') return 'blocked';
  return permission === 'granted' && stored.read() !== 'off' ? 'on' : 'off';
}

export const useNotifications = (): Notifications => useSyncExternalStore(changes.subscribe, current);

/** Turns system notifications on or off on this device. The browser may ask the user first, so call it in an event handler. */
export async function setNotifications(isWanted: boolean): Promise<void> {
  stored.write(isWanted ? 'on' : 'off');
  if (isWanted) await platform.requestNotifications();
  changes.set(changes.getSnapshot() + 1);
}

/** Shows a system notification if the user wants them and the page is not visible. */
export function notify(text: string): void {
  if (current() === 'on') platform.notify('Tallyho', text);
}
