import type { UserId } from '@tallyho/game/model/person';
import { useSyncExternalStore } from 'react';
import { platform } from '../../shared/platform/platform.ts';
import { jsonItem, textItem } from '../../shared/storage/storage-item.ts';
import { createStore } from '../../shared/store/store.ts';
import { hasMuted } from '../preferences/muted.ts';

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

/** How many events are remembered. */
const remembered = 50;
/** The keys of the last events that were shown or seen, also after a reload. */
const notified = jsonItem('session', 'notified', (keys): string[] =>
  Array.isArray(keys) ? keys.filter((key) => typeof key === 'string') : [],
);

interface UserNotice {
  readonly text: string;
  /** Identifies the event, of which the user is notified at most once. Null: each call is an event of its own. */
  readonly key: string | null;
  /** The user who caused it; null if that is no user. A muted or blocked one notifies of nothing. */
  readonly from: UserId | null;
  /** Leads to the place in the page. Called if the user presses the notification. */
  readonly onPress: () => void;
}

/**
 * Shows a system notification if the user wants them and does not see the page. This is the only place that decides about
 * notifications; the browser or the app only shows them.
 */
export function notify({ text, key, from, onPress }: UserNotice): void {
  if (key !== null) {
    const known = notified.read() ?? [];
    if (known.includes(key)) return;
    notified.write([...known, key].slice(-remembered));
  }
  if (current() !== 'on' || platform.isInFront() || (from !== null && hasMuted(from))) return;
  platform.notify({ title: 'Tallyho', body: text }, onPress);
}
