import type { Platform } from '@tallyho/web/platform/contract';
import { contextBridge, ipcRenderer } from 'electron';
import { channels } from '../ipc/channels.ts';

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
};

contextBridge.exposeInMainWorld('tallyhoPlatform', platform);
