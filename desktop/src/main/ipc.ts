import { clipboard, type IpcMainEvent, type IpcMainInvokeEvent, ipcMain, Notification } from 'electron';
import { channels } from '../ipc/channels.ts';
import { isAppAddress } from './addresses.ts';
import { openOnSite } from './guards.ts';
import { currentHost } from './host.ts';

/** Returns true if the message comes from the main frame of a page of the app. Others are ignored. */
function isOurs({ senderFrame }: IpcMainEvent | IpcMainInvokeEvent): boolean {
  return senderFrame !== null && senderFrame.parent === null && isAppAddress(senderFrame.url);
}

/** Registers a handler for a channel. It receives the arguments as texts of at most 2000 characters. */
function on(channel: string, handler: (...texts: string[]) => void): void {
  ipcMain.on(channel, (event, ...values: unknown[]) => {
    if (isOurs(event)) handler(...values.map((value) => String(value).slice(0, 2000)));
  });
}

/** Handles the messages of the preload script. `focus` is called when a notification is clicked. */
export function handlePageMessages(focus: () => void): void {
  ipcMain.on(channels.siteOrigin, (event) => {
    event.returnValue = (isOurs(event) && currentHost()) || '';
  });
  on(channels.openExternal, openOnSite);
  on(channels.copy, (text) => clipboard.writeText(text));
  on(channels.notify, (title, body) => {
    if (!Notification.isSupported()) return;
    const notification = new Notification({ title, body });
    notification.on('click', focus);
    notification.show();
  });
}
