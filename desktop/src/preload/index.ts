import type { AppUpdate, AppUpdates, Platform } from '@tallyho/web/platform/contract';
import { contextBridge, ipcRenderer } from 'electron';
import { channels } from '../ipc/channels.ts';

const updates: AppUpdates = {
  follow: (listener) => {
    ipcRenderer.on(channels.update, (_event, update: AppUpdate | null) => update && listener(update));
    ipcRenderer.send(channels.followUpdates);
  },
  check: () =>
    new Promise((resolve) => {
      ipcRenderer.once(channels.updateChecked, (_event, update: AppUpdate | null) => resolve(update));
      ipcRenderer.send(channels.checkForUpdate);
    }),
  take: () => ipcRenderer.send(channels.takeUpdate),
};

/** The API of the desktop app for its pages. */
const platform: Platform = {
  apiBase: '',
  siteOrigin: String(ipcRenderer.sendSync(channels.siteOrigin)),
  returnsByLink: true,
  openExternal: (url) => ipcRenderer.send(channels.openExternal, url),
  copy: async (text) => {
    ipcRenderer.send(channels.copy, text);
    return true;
  },
  canShare: () => false,
  share: async () => 'unavailable',
  notificationPermission: () => 'granted',
  requestNotifications: async () => 'granted',
  notify: (title, body) => ipcRenderer.send(channels.notify, title, body),
  updates,
};

// Pages connect again when the browser says that it is online.
ipcRenderer.on(channels.wake, () => window.dispatchEvent(new Event('online')));

contextBridge.exposeInMainWorld('tallyhoPlatform', platform);
