import type { AppUpdates, Platform } from '@tallyho/web/platform/contract';
import { contextBridge, ipcRenderer } from 'electron';
import type { AppMessages, PageMessages, PageStart, startChannel } from '../ipc/messages.ts';

/** Sends a message to the main process, which checks it. */
const send = <Channel extends keyof PageMessages>(channel: Channel, message: PageMessages[Channel]): void =>
  ipcRenderer.send(channel, message);

/** Calls `listener` with each message of the main process on a channel. */
const on = <Channel extends keyof AppMessages>(
  channel: Channel,
  listener: (message: AppMessages[Channel]) => void,
): void => void ipcRenderer.on(channel, (_event, message: AppMessages[Channel]) => listener(message));

const firstChannel: typeof startChannel = 'start';
// Empty for a page that is none of the app's own, see `handlePageMessages`.
const start: PageStart | '' = ipcRenderer.sendSync(firstChannel);
const { siteOrigin, canNotify, canShare } = start || { siteOrigin: '', canNotify: false, canShare: false };

let isInFront = start === '' || start.isInFront;
const frontListeners = new Set<() => void>();
on('front', (next) => {
  isInFront = next;
  for (const listener of frontListeners) listener();
});

/** Of the notification that was shown last. */
let onPress: (() => void) | null = null;
on('notificationPressed', () => onPress?.());

const updates: AppUpdates = {
  follow: (listener) => {
    on('update', (update) => update && listener(update));
    send('followUpdates', undefined);
  },
  check: () =>
    new Promise((resolve) => {
      const answer: keyof AppMessages = 'updateChecked';
      ipcRenderer.once(answer, (_event, update: AppMessages[typeof answer]) => resolve(update));
      send('checkForUpdate', undefined);
    }),
  take: () => send('takeUpdate', undefined),
};

const permission: NotificationPermission = canNotify ? 'granted' : 'denied';

/** The API of the desktop app for its pages. */
const platform: Platform = {
  apiBase: '',
  siteOrigin,
  returnsByLink: true,
  openExternal: (url) => send('openExternal', url),
  copy: async (text) => {
    send('copy', text);
    return true;
  },
  canShare: ({ file }) => canShare && file === undefined,
  share: async ({ text, url, file }) => {
    if (!canShare || file !== undefined) return 'unavailable';
    send('share', { text, url });
    return 'shared';
  },
  notificationPermission: () => permission,
  requestNotifications: async () => permission,
  isInFront: () => isInFront,
  followFront: (listener) => {
    frontListeners.add(listener);
    return () => void frontListeners.delete(listener);
  },
  notify: ({ title, body }, pressed) => {
    onPress = pressed;
    send('notify', { title, body });
  },
  showUnread: (count) => send('showUnread', count),
  updates,
};

// As browsers report it of a page that they had stopped, and of a network that is back.
on('wake', () => {
  document.dispatchEvent(new Event('resume'));
  window.dispatchEvent(new Event('online'));
});

contextBridge.exposeInMainWorld('tallyhoPlatform', platform);
